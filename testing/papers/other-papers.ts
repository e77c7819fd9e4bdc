/** What is about such papers, or much like one, and is none: its name and its pages. */
export const otherPapers: readonly (readonly [name: string, ...pages: string[]])[] = [
  ['a blank page', ''],
  [
    'a list of what a lender asks for',
    `
Documents we need from you
Pay stubs for the last 30 days, showing gross pay and year to date
W-2 forms for the last two years
Bank statements for two months: every page, with the beginning balance and the ending balance
Homeowner's insurance declarations page with dwelling coverage and mortgagee
Driver's license or passport
`,
  ],
  [
    'a letter about pay',
    `
Dear Ms. Rivera,
Gross pay is what you earn before deductions. Net pay is what you take home.
Your pay date moves to Friday, 07/24/2026.
Year to date amounts start anew in January.
Social security and Medicare are withheld as before.
`,
  ],
  [
    'a statement of a credit card',
    `
Cascade National Bank
Account Statement                 Account Number: XXXX 4417
Previous Balance        $1,210.00
Payments and Credits     -$500.00
Purchases                 $350.00
New Balance             $1,060.00
Minimum Payment Due        $35.00
Credit Limit           $10,000.00
`,
  ],
  [
    'a statement of a mortgage',
    `
Evergreen Loan Servicing
Mortgage Statement                 Statement Date: 07/18/2026
Account Number                     1234567
Outstanding Principal              $264,776.43
Escrow (Taxes and Insurance)           $235.18
Principal                              $386.46
Interest                             $1,048.07
Amount Due                           $1,829.71
Due Date                             08/01/2026
`,
  ],
  [
    'a Form W-2 that is empty',
    `
b Employer identification number (EIN)            1 Wages, tips, other compensation    2 Federal income tax withheld

c Employer's name, address, and ZIP code          3 Social security wages              4 Social security tax withheld

                                                  5 Medicare wages and tips            6 Medicare tax withheld
Form W-2 Wage and Tax Statement 2025
`,
  ],
  [
    'a declarations page of a car',
    `
Policy Declarations
Policy Number: 55-1234         Policy Period: 01/01/2026 to 07/01/2026
Named Insured: Jamie Rivera
Vehicle Identification Number  1HGBH41JXMN109186
Collision            $500 deductible
Lienholder: Ficus Bank
Total Premium  $612.00
`,
  ],
  [
    'an invoice',
    `
Invoice                     Date: 07/18/2026
Account Number: 1234
Previous Balance    $0.00
Amount Due        $350.00
Due Date     08/01/2026
`,
  ],
];
