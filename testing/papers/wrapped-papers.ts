import type { PaperSample } from './paper-sample.ts';

/** Papers whose labels are wrapped, or head columns with words of their own. */
export const wrappedPapers: readonly PaperSample[] = [
  {
    name: 'a W-2 with box labels on two lines',
    kind: 'w2',
    pages: [
      `
a Employee's social security number                1 Wages, tips, other        2 Federal income tax
XXX-XX-0000                                        compensation                withheld
                                                   76,305.69                   10,682.79
b Employer identification number (EIN)             3 Social security           4 Social security tax
98-7654321                                         wages                       withheld
                                                   81,235.00                   5,036.57
c Employer's name, address, and ZIP code           5 Medicare wages and        6 Medicare tax
Bluewater Dental Group Inc                         tips                        withheld
4099 Main Street                                   81,235.00                   1,177.91
Form W-2 Wage and Tax Statement 2025
`,
    ],
    fields: {
      year: '2025',
      employer: 'Bluewater Dental Group Inc',
      employer_number: '4321',
      wages: '76305.69',
      federal_tax: '10682.79',
      social_security_wages: '81235.00',
      medicare_wages: '81235.00',
    },
    checks: { social_security_rate: true, medicare_rate: true },
  },
  {
    name: 'an escrow statement with headings at the left of their columns',
    kind: 'escrow_statement',
    pages: [
      `
Annual Escrow Account Disclosure Statement
Month           To escrow              From escrow                        Projected
Starting balance                                                                      1,500.00
Aug 2026                    400.00                                                    1,900.00
Sep 2026                    400.00               1,700.00   COUNTY TAX                  600.00*
Oct 2026                    400.00                                                    1,000.00
Cushion                                                                                 600.00
`,
    ],
    fields: { starting_balance: '1500.00' },
    lines: {
      months: [
        ['Aug 2026', '400.00', '', '0', '1900.00'],
        ['Sep 2026', '400.00', 'COUNTY TAX', '1700.00', '600.00'],
        ['Oct 2026', '400.00', '', '0', '1000.00'],
      ],
    },
    checks: { running_balance: true },
  },
  {
    name: 'declarations in a table with headings across',
    kind: 'homeowners_insurance',
    pages: [
      `
Westmark Mutual Insurance Company
Homeowners Policy Declarations
Policy Number        Effective Date       Expiration Date      Total Premium
HO3-00-1234567       07/15/2026           07/15/2027           $1,840.00
Insured              Property Location    Deductible           Mortgagee / Loss Payee
Jamie Rivera         88 Alder Street      $2,500               Harbor Federal Savings Bank ISAOA
Coverage A - Dwelling                $420,000
Coverage B - Other Structures         $42,000
Coverage C - Personal Property       $210,000
`,
    ],
    fields: {
      insured: 'Jamie Rivera',
      deductible: '2500',
      mortgagee: 'Harbor Federal Savings Bank ISAOA',
      annual_premium: '1840.00',
      dwelling: '420000',
      period_start: '2026-07-15',
      period_end: '2027-07-15',
      policy_number: '4567',
    },
    checks: { period_in_order: true, premium_below_coverage: true },
  },
];
