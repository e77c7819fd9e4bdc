import type { PaperSample } from './paper-sample.ts';

export const payStubs: readonly PaperSample[] = [
  {
    name: 'an earnings statement of a payroll service, with deductions below zero',
    kind: 'pay_stub',
    pages: [
      `
CO.  FILE     DEPT.   CLOCK    NUMBER
ABC  126543   123456  12345    0000000001
                                                             Earnings Statement
HARBOR SUPPLY COMPANY
1200 Pier Road                                               Period Beginning:   07/05/2026
Portland, OR 97209                                           Period Ending:      07/18/2026
                                                             Pay Date:           07/24/2026

                                                             JAMIE RIVERA
                                                             88 Alder Street
                                                             Portland, OR 97214

Earnings      rate      hours     this period     year to date
Regular       30.0000   80.00       2,400.00        33,600.00
Overtime      45.0000   10.00         450.00         1,350.00
              Gross Pay            $2,850.00        34,950.00

Deductions    Statutory
              Federal Income Tax     -285.00         3,495.00
              Social Security Tax    -176.70         2,166.90
              Medicare Tax            -41.33           506.78
              OR State Income Tax    -210.15         2,576.20
              Other
              401(k)                 -142.50*        1,747.50
              Net Pay              $1,994.32
`,
    ],
    fields: {
      employer: 'HARBOR SUPPLY COMPANY',
      employee: 'JAMIE RIVERA',
      period_start: '2026-07-05',
      period_end: '2026-07-18',
      pay_date: '2026-07-24',
      gross: '2850.00',
      net: '1994.32',
      gross_year_to_date: '34950.00',
    },
    unsure: ['employee'],
    checks: {
      net_within_gross: true,
      'gross-deductions=net': true,
      'year_to_date>=gross': true,
      period_in_order: true,
    },
  },
  {
    name: 'the same service without marks',
    kind: 'pay_stub',
    pages: [
      `
                                                             Earnings Statement
HARBOR SUPPLY COMPANY
1200 Pier Road                                               Period Beginning:   07/05/2026
Portland, OR 97209                                           Period Ending:      07/18/2026
                                                             Pay Date:           07/24/2026
Earnings      rate      hours     this period     year to date
Regular       30.0000   80.00       2,400.00        33,600.00
              Gross Pay            $2,400.00        33,600.00
Deductions    Statutory
              Federal Income Tax     -240.00         3,360.00
              Social Security Tax    -148.80         2,083.20
              Medicare Tax            -34.80           487.20
              Net Pay              $1,976.40
`,
    ],
    fields: {
      employer: 'HARBOR SUPPLY COMPANY',
      gross: '2400.00',
      net: '1976.40',
      gross_year_to_date: '33600.00',
      pay_date: '2026-07-24',
    },
    checks: {
      net_within_gross: true,
      'gross-deductions=net': true,
      'year_to_date>=gross': true,
      period_in_order: true,
    },
  },
  {
    name: 'a payslip whose totals stand in a table with the period down',
    kind: 'pay_stub',
    pages: [
      `
Payslip
Company: Northwind Hospital System
Employee Name: Rivera, Jamie        Employee ID: 0042133
Pay Period Begin: 06/28/2026        Pay Period End: 07/11/2026       Check Date: 07/17/2026

            Hours Worked    Gross Pay    Pre Tax Deductions    Employee Taxes    Post Tax Deductions     Net Pay
Current            80.00     3,461.54                276.92            701.10                  45.00    2,438.52
YTD             1,120.00    48,461.56              3,876.88          9,815.40                 630.00   34,139.28

Earnings
Description     Dates     Hours     Rate      Amount        YTD
Salary Pay                80.00              3,461.54    48,461.56
Federal Withholding  312.40
OASDI  198.45
Medicare  46.41
`,
    ],
    fields: {
      employer: 'Northwind Hospital System',
      employee: 'Rivera, Jamie',
      period_start: '2026-06-28',
      period_end: '2026-07-11',
      pay_date: '2026-07-17',
      gross: '3461.54',
      net: '2438.52',
      gross_year_to_date: '48461.56',
      net_year_to_date: '34139.28',
      taxes: '701.10',
      before_tax: '276.92',
      after_tax: '45.00',
    },
    checks: {
      net_within_gross: true,
      net_within_gross_of_year: true,
      'gross-deductions=net': true,
      'year_to_date>=gross': true,
      period_in_order: true,
    },
  },
  {
    name: 'a stub of a small employer with year to date first',
    kind: 'pay_stub',
    pages: [
      `
Bluebird Bakery LLC
14 Main St
Salem, OR 97301
Employee: Jamie Rivera
Pay Period: 07/01/2026 - 07/15/2026
Pay Date: 07/20/2026

EARNINGS                       YTD          CURRENT
Hourly                   15,080.00         1,160.00
Gross Pay                15,080.00         1,160.00

Federal Income Tax        1,131.00            87.00
Social Security             934.96            71.92
Medicare                    218.66            16.82
Total Deductions          2,284.62           175.74
Net Pay                  12,795.38           984.26
`,
    ],
    fields: {
      employer: 'Bluebird Bakery LLC',
      employee: 'Jamie Rivera',
      period_start: '2026-07-01',
      period_end: '2026-07-15',
      pay_date: '2026-07-20',
      gross: '1160.00',
      net: '984.26',
      gross_year_to_date: '15080.00',
      net_year_to_date: '12795.38',
      deductions: '175.74',
    },
    checks: {
      net_within_gross: true,
      net_within_gross_of_year: true,
      'gross-deductions=net': true,
      'year_to_date>=gross': true,
      period_in_order: true,
    },
  },
  {
    name: 'a stub without headings above its two amounts',
    kind: 'pay_stub',
    pages: [
      `
Pay Stub
Employer: Quick Fix Garage
Employee: Jamie Rivera
Pay Date: July 10, 2026
Pay Period: June 22 - July 5, 2026
Regular Pay     80.00     25.00     2,000.00    28,000.00
Gross Pay                           2,000.00    28,000.00
Federal Income Tax                    180.00     2,520.00
FICA                                  153.00     2,142.00
Net Pay                             1,667.00
`,
    ],
    fields: {
      employer: 'Quick Fix Garage',
      employee: 'Jamie Rivera',
      pay_date: '2026-07-10',
      period_start: '2026-06-22',
      period_end: '2026-07-05',
      net: '1667.00',
    },
    unread: ['gross', 'gross_year_to_date'],
    checks: { period_in_order: true },
  },
  {
    name: 'a stub whose net was written over',
    kind: 'pay_stub',
    pages: [
      `
Pay Statement
Employer: Quick Fix Garage
Employee: Jamie Rivera
Pay Date: 07/10/2026
Pay Period: 06/22/2026 to 07/05/2026
                       Current         Year to Date
Regular Pay           2,000.00            28,000.00
Gross Pay             2,000.00            28,000.00
Federal Income Tax      180.00             2,520.00
Total Deductions        333.00             4,662.00
Net Pay               1,967.00
`,
    ],
    fields: { gross: '2000.00', net: '1967.00', deductions: '333.00', gross_year_to_date: '28000.00' },
    checks: {
      net_within_gross: true,
      'gross-deductions=net': false,
      'year_to_date>=gross': true,
      period_in_order: true,
    },
  },
  {
    name: 'a stub whose totals stand below headings of their own',
    kind: 'pay_stub',
    pages: [
      `
EMPLOYEE NAME          SSN          EMPLOYEE ID    CHECK NO.   PAY PERIOD                PAY DATE
Sam Okafor             XXX-XX-0000  1122           99012       06/29/2026-07/12/2026     07/17/2026
INCOME         RATE     HOURS    CURRENT TOTAL    DEDUCTIONS          CURRENT TOTAL    YEAR-TO-DATE
REGULAR        22.00    80.00    1,760.00         FICA MED TAX        25.52            357.28
OVERTIME                                          FICA SS TAX         109.12           1,527.68
                                                  FED TAX             140.00           1,960.00
YTD GROSS       YTD DEDUCTIONS     YTD NET PAY     CURRENT TOTAL     CURRENT DEDUCTIONS     NET PAY
24,640.00       3,844.96           20,795.04       1,760.00          274.64                 1,485.36
`,
    ],
    fields: {
      employee: 'Sam Okafor',
      period_start: '2026-06-29',
      period_end: '2026-07-12',
      pay_date: '2026-07-17',
      net: '1485.36',
      gross_year_to_date: '24640.00',
      net_year_to_date: '20795.04',
    },
    unread: ['gross'],
    checks: { net_within_gross_of_year: true, period_in_order: true },
  },
];
