import type { PaperSample } from './paper-sample.ts';

const HEAD = `
Quick Fix Garage LLC
14 Main Street
Salem, OR 97301
Pay Stub
Employee: Jamie Rivera
Pay Period: 06/22/2026 - 07/05/2026
Pay Date: 07/10/2026
`;
const IN_ORDER = { period_in_order: true };
const ALL = {
  'year_to_date>=gross': true,
  net_within_gross: true,
  net_within_gross_of_year: true,
  ...IN_ORDER,
};
const FIGURES = {
  gross: '2000.00',
  net: '1667.00',
  gross_year_to_date: '28000.00',
  net_year_to_date: '23338.00',
};

/** Where a stub says which figures are those of the period and which of the year. */
export const payStubLayouts: readonly PaperSample[] = [
  {
    name: 'a stub with a block of the year above that of the period',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
YTD Summary
Gross Pay               $28,000.00
Taxes                    $4,662.00
Net Pay                 $23,338.00

Current Pay
Gross Pay                $2,000.00
Taxes                      $333.00
Net Pay                  $1,667.00
Regular Pay              $2,000.00
`,
    ],
    fields: { ...FIGURES, employer: 'Quick Fix Garage LLC', employee: 'Jamie Rivera', taxes: '333.00' },
    checks: ALL,
  },
  {
    name: 'a stub with the block of the year beside that of the period',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
Year to Date                          This Period
Gross Pay      $28,000.00             Gross Pay      $2,000.00
Taxes           $4,662.00             Taxes            $333.00
Net Pay        $23,338.00             Net Pay        $1,667.00
Regular Pay    $28,000.00
`,
    ],
    fields: FIGURES,
    checks: ALL,
  },
  {
    name: 'a stub with figures of the year alone, in a block',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
Year-to-Date Totals
Gross Pay               $28,000.00
Federal Income Tax       $2,520.00
Net Pay                 $23,338.00
`,
    ],
    fields: { gross_year_to_date: '28000.00', net_year_to_date: '23338.00' },
    unread: ['gross', 'net'],
    checks: { net_within_gross_of_year: true, ...IN_ORDER },
  },
  {
    name: 'a stub with figures of the year alone, in a row',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
Period           Gross Earnings      Taxes       Net Pay
Year to Date          28,000.00   4,662.00     23,338.00
Regular Pay
`,
    ],
    fields: { gross_year_to_date: '28000.00', net_year_to_date: '23338.00' },
    unread: ['gross', 'net'],
    checks: { net_within_gross_of_year: true, ...IN_ORDER },
  },
  {
    name: 'a stub with wrapped headings, hours of the year and a net below its headings',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
EARNINGS       BASIS OF PAY    HRS/UNITS    RATE      THIS       YTD     YTD ($)
                                                    PERIOD     HOURS
               Regular             80.00   25.00  2,000.00  1,120.00   28,000.00
               Gross Earnings      80.00          2,000.00  1,120.00   28,000.00
WITHHOLDINGS   DESCRIPTION                            THIS               YTD ($)
                                                    PERIOD
               Federal Income Tax                   180.00              2,520.00
               Medicare                             153.00              2,142.00
NET PAY                                         THIS PERIOD ($)          YTD ($)
                                                  1,667.00             23,338.00
`,
    ],
    fields: FIGURES,
    checks: ALL,
  },
  {
    name: 'a stub with its summary beside the deductions',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
Deductions                              Summary
Description    Current   Year-To-Date   Description        Current   Year-To-Date
401(k)         $100.00      $1,400.00   Gross Earnings   $2,000.00     $28,000.00
Dental          $10.00        $140.00   Taxes              $223.00      $3,122.00
Vision           $0.00          $0.00   Net Pay          $1,667.00     $23,338.00
Regular        $100.00      $1,400.00
`,
    ],
    fields: { ...FIGURES, taxes: '223.00' },
    checks: ALL,
  },
  {
    name: 'a net of less than a tenth of the gross',
    kind: 'pay_stub',
    pages: [
      `${HEAD}
Regular Pay             $28,000.00
Gross Pay               $28,000.00
Net Pay                  $1,667.00
`,
    ],
    fields: { gross: '28000.00', net: '1667.00' },
    checks: { net_within_gross: false, ...IN_ORDER },
  },
  {
    name: 'a stub behind a page that names another person',
    kind: 'pay_stub',
    pages: [
      `
Verification of Employment
Employee: Someone Else
Employer: Another Company
`,
      `
Earnings Statement
Pay Period: 06/22/2026 - 07/05/2026
Pay Date: 07/10/2026
                  This Period     Year to Date
Regular              2,000.00        28,000.00
Gross Pay            2,000.00        28,000.00
Net Pay              1,667.00        23,338.00
`,
    ],
    fields: FIGURES,
    unread: ['employee', 'employer'],
    checks: ALL,
  },
];
