import type { PaperSample } from './paper-sample.ts';

export const taxForms: readonly PaperSample[] = [
  {
    name: 'a W-2 as the IRS prints it, with each value below its label',
    kind: 'w2',
    pages: [
      `
22222      a Employee's social security number
           900-00-0000                  OMB No. 1545-0029
b Employer identification number (EIN)            1 Wages, tips, other compensation    2 Federal income tax withheld
12-3456789                                                         52,000.00                           5,460.00
c Employer's name, address, and ZIP code          3 Social security wages              4 Social security tax withheld
HARBOR SUPPLY COMPANY                                              55,120.00                           3,417.44
1200 Pier Road                                    5 Medicare wages and tips            6 Medicare tax withheld
Portland, OR 97209                                                 55,120.00                             799.24
                                                  7 Social security tips               8 Allocated tips
d Control number
                                                  9                                    10 Dependent care benefits
e Employee's first name and initial    Last name
Jamie                                  Rivera     11 Nonqualified plans                12a See instructions for box 12
88 Alder Street                                                                        D      3,120.00
Portland, OR 97214
15 State   Employer's state ID number   16 State wages, tips, etc.   17 State income tax
OR         1234567-8                              52,000.00                  4,108.00
Form W-2  Wage and Tax Statement        2025            Department of the Treasury
`,
    ],
    fields: {
      year: '2025',
      employer: 'HARBOR SUPPLY COMPANY',
      employer_number: '6789',
      employee: 'Jamie Rivera',
      wages: '52000.00',
      federal_tax: '5460.00',
      social_security_wages: '55120.00',
      social_security_tax: '3417.44',
      medicare_wages: '55120.00',
      medicare_tax: '799.24',
    },
    checks: { social_security_rate: true, medicare_rate: true },
  },
  {
    name: 'a W-2 of a payroll service, four copies to a sheet, in short labels',
    kind: 'w2',
    pages: [
      `
2025 W-2 and EARNINGS SUMMARY
1 Wages, tips, other comp.   2 Federal income tax withheld     1 Wages, tips, other comp.   2 Federal income tax withheld
        238,400.00                   48,210.50                         238,400.00                   48,210.50
3 Social security wages      4 Social security tax withheld    3 Social security wages      4 Social security tax withheld
        176,100.00                   10,918.20                         176,100.00                   10,918.20
5 Medicare wages and tips    6 Medicare tax withheld           5 Medicare wages and tips    6 Medicare tax withheld
        250,000.00                    4,075.00                         250,000.00                    4,075.00
c Employer's name, address, and ZIP code                       c Employer's name, address, and ZIP code
NORTHWIND HOSPITAL SYSTEM                                      NORTHWIND HOSPITAL SYSTEM
b Employer's FED ID number                                     b Employer's FED ID number
98-7654321                                                     98-7654321
e/f Employee's name, address and ZIP code                      e/f Employee's name, address and ZIP code
SAM OKAFOR                                                     SAM OKAFOR
`,
    ],
    fields: {
      year: '2025',
      employer: 'NORTHWIND HOSPITAL SYSTEM',
      employer_number: '4321',
      employee: 'SAM OKAFOR',
      wages: '238400.00',
      federal_tax: '48210.50',
      social_security_wages: '176100.00',
      social_security_tax: '10918.20',
      medicare_wages: '250000.00',
      medicare_tax: '4075.00',
    },
    checks: { social_security_rate: true, medicare_rate: true },
  },
  {
    name: 'a W-2 with a digit changed in box 4',
    kind: 'w2',
    pages: [
      `
Form W-2 Wage and Tax Statement 2024
b Employer identification number   12-3456789
1 Wages, tips, other compensation  40,000.00
2 Federal income tax withheld  3,900.00
3 Social security wages  40,000.00
4 Social security tax withheld  2,840.00
5 Medicare wages and tips  40,000.00
6 Medicare tax withheld  580.00
`,
    ],
    fields: {
      year: '2024',
      employer_number: '6789',
      wages: '40000.00',
      social_security_tax: '2840.00',
      medicare_tax: '580.00',
    },
    checks: { social_security_rate: false, medicare_rate: true },
  },
  {
    name: 'a Form 1098 as the IRS prints it',
    kind: 'form_1098',
    pages: [
      `
                                        CORRECTED (if checked)
RECIPIENT'S/LENDER'S name, street address, city or town, state or        OMB No. 1545-1380
province, country, ZIP or foreign postal code, and telephone no.         Form 1098
FICUS BANK                                                               (Rev. January 2022)           Mortgage
4321 Random Boulevard                                                    For calendar year             Interest
Somecity, ST 12340                                                       2025                          Statement

RECIPIENT'S/LENDER'S TIN      PAYER'S/BORROWER'S TIN         1 Mortgage interest received from payer(s)/borrower(s)*
12-3456789                    XXX-XX-0000                    $  12,345.67
PAYER'S/BORROWER'S name                                      2 Outstanding mortgage principal    3 Mortgage origination date
Jamie Rivera                                                 $  298,765.43                       08/14/2023
Street address (including apt. no.)                          4 Refund of overpaid interest       5 Mortgage insurance premiums
88 Alder Street                                              $                                   $  1,140.00
City or town, state or province                              6 Points paid on purchase of principal residence
Portland, OR 97214                                           $
9 Number of properties securing the mortgage    10 Other     11 Mortgage acquisition date
1                                                            02/01/2024
`,
    ],
    fields: {
      year: '2025',
      lender: 'FICUS BANK',
      borrower: 'Jamie Rivera',
      interest: '12345.67',
      principal: '298765.43',
      origination_date: '2023-08-14',
      mortgage_insurance: '1140.00',
      property_count: '1',
      acquisition_date: '2024-02-01',
    },
    checks: { dates_in_order: true },
  },
  {
    name: 'a substitute Form 1098 of a servicer, as a list',
    kind: 'form_1098',
    pages: [
      `
Evergreen Loan Servicing                    2025 Mortgage Interest Statement
                                            Substitute Form 1098
1. Mortgage interest received from payer(s)/borrower(s)       $9,870.12
2. Outstanding mortgage principal                             $201,450.00
3. Mortgage origination date                                  05/02/2019
4. Refund of overpaid interest                                $0.00
5. Mortgage insurance premiums                                $0.00
6. Points paid on purchase of principal residence             $0.00
10. Property taxes paid                                       $4,312.88
11. Mortgage acquisition date
`,
    ],
    fields: {
      year: '2025',
      interest: '9870.12',
      principal: '201450.00',
      origination_date: '2019-05-02',
      refund: '0.00',
      mortgage_insurance: '0.00',
      points: '0.00',
      property_tax: '4312.88',
    },
    checks: { dates_in_order: true },
  },
];
