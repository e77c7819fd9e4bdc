import type { PaperSample } from './paper-sample.ts';

export const homePapers: readonly PaperSample[] = [
  {
    name: 'declarations of a homeowner’s policy, with a table of coverages',
    kind: 'homeowners_insurance',
    pages: [
      `
Evergreen Mutual Insurance Company
HOMEOWNERS POLICY DECLARATIONS

Policy Number: HO3-00-1234567            Policy Period: 09/15/2026 to 09/15/2027 12:01 A.M.
Named Insured:  Jamie Rivera and Sam Okafor
Property Address: 88 Alder Street, Portland, OR 97214

SECTION I COVERAGES                         LIMIT OF LIABILITY        PREMIUM
A. Dwelling                                         $412,000        $1,210.00
B. Other Structures                                  $41,200         Included
C. Personal Property                                $206,000         Included
D. Loss of Use                                       $82,400         Included
E. Personal Liability                               $300,000           $42.00
Deductible (All Perils)                               $2,500
Total Annual Premium                                                $1,252.00

Mortgagee:  Ficus Bank ISAOA/ATIMA
`,
    ],
    fields: {
      insurer: 'Evergreen Mutual Insurance Company',
      policy_number: '4567',
      insured: 'Jamie Rivera and Sam Okafor',
      period_start: '2026-09-15',
      period_end: '2027-09-15',
      dwelling: '412000',
      deductible: '2500',
      annual_premium: '1252.00',
      mortgagee: 'Ficus Bank ISAOA/ATIMA',
    },
    checks: { period_in_order: true, premium_below_coverage: true },
  },
  {
    name: 'a declarations page whose labels stand above their values',
    kind: 'homeowners_insurance',
    pages: [
      `
Declarations Page
Underwritten by: Summit Property Casualty Insurance Co.
Policy Number          Effective Date         Expiration Date
9 021 555 88           August 1, 2026         August 1, 2027

Named Insured                         First Mortgagee
Sam Okafor                            Cascade National Bank
12 Birch Lane                         PO Box 500

Coverage A - Dwelling                 $289,500
Coverage B - Other Structures          $28,950
Coverage C - Personal Property        $144,750
Coverage E - Personal Liability       $100,000
All Other Perils Deductible             $1,000
Total Policy Premium                  $987.00
`,
    ],
    fields: {
      insurer: 'Summit Property Casualty Insurance Co.',
      policy_number: '5588',
      insured: 'Sam Okafor',
      period_start: '2026-08-01',
      period_end: '2027-08-01',
      dwelling: '289500',
      deductible: '1000',
      annual_premium: '987.00',
      mortgagee: 'Cascade National Bank',
    },
    checks: { period_in_order: true, premium_below_coverage: true },
  },
  {
    name: 'an appraisal as is on Form 1004',
    kind: 'appraisal',
    pages: [
      `
Uniform Residential Appraisal Report                           File # 26-1107
Property Address  88 Alder Street      City  Portland      State  OR   Zip Code  97214
Borrower  Jamie Rivera       Owner of Public Record  M. Seller      County  Multnomah
Assessor's Parcel #  R123456      Tax Year  2025      R.E. Taxes $  4,312
Contract Price $  455,000     Date of Contract  07/28/2026
`,
      `
Indicated Value by Sales Comparison Approach $  460,000
This appraisal is made  X  "as is",     subject to completion per plans and specifications on the basis of a hypothetical
condition that the improvements have been completed,     subject to the following repairs or alterations on the basis of
Based on a complete visual inspection of the interior and exterior areas of the subject property, my (our) opinion of the
market value, as defined, of the real property that is the subject of this report is $  460,000  , as of  08/14/2026  , which is
the date of inspection and the effective date of this appraisal.
`,
      `
APPRAISED VALUE OF SUBJECT PROPERTY $  460,000
LENDER/CLIENT
Effective Date of Appraisal  08/14/2026
`,
    ],
    fields: {
      value: '460000',
      certified_value: '460000',
      effective_date: '2026-08-14',
      condition: 'as is',
      property: '88 Alder Street',
      borrower: 'Jamie Rivera',
      contract_price: '455000',
    },
    checks: { same_value: true },
  },
  {
    name: 'an appraisal subject to repairs whose two values differ',
    kind: 'appraisal',
    pages: [
      `
Uniform Residential Appraisal Report
Property Address  12 Birch Lane
Indicated Value by Sales Comparison Approach $  310,000
This appraisal is made     "as is",     subject to completion per plans and specifications,
X  subject to the following repairs or alterations on the basis of a hypothetical condition
real property that is the subject of this report is $ 310,000, as of 08/20/2026, which is the date of inspection
APPRAISED VALUE OF SUBJECT PROPERTY $ 301,000
`,
    ],
    fields: {
      value: '310000',
      certified_value: '301000',
      effective_date: '2026-08-20',
      condition: 'subject to repairs',
      property: '12 Birch Lane',
    },
    checks: { same_value: false },
  },
  {
    name: 'a tax bill in two installments',
    kind: 'tax_bill',
    pages: [
      `
MULTNOMAH COUNTY TAX COLLECTOR
2026-2027 SECURED PROPERTY TAX BILL
PARCEL NUMBER: 123-456-789-000           TAX YEAR: 2026-2027
OWNER: RIVERA JAMIE
NET ASSESSED VALUE                       $398,200
TAX RATE                                 1.1000
1ST INSTALLMENT    $2,190.10    DUE 11/01/2026
2ND INSTALLMENT    $2,190.10    DUE 02/01/2027
TOTAL TAXES        $4,380.20
`,
    ],
    fields: {
      parcel: '123-456-789-000',
      year: '2026-2027',
      owner: 'RIVERA JAMIE',
      assessed_value: '398200',
      total: '4380.20',
    },
    lines: {
      installments: [
        ['1ST INSTALLMENT', '2190.10', '2026-11-01'],
        ['2ND INSTALLMENT', '2190.10', '2027-02-01'],
      ],
    },
    checks: { installments_sum: true },
  },
  {
    name: 'a town’s bill with halves',
    kind: 'tax_bill',
    pages: [
      `
Town of Birchfield                          Real Estate Tax Bill
Fiscal Year      Parcel ID        Due Date
2027             012-0345.0       11/01/2026
Total Assessed Value       $289,000
Tax Rate                   $12.40
First Half      $1,791.80     Due 11/01/2026
Second Half     $1,791.80     Due 05/01/2027
Total Tax Due   $3,583.60
`,
    ],
    fields: { parcel: '012-0345.0', year: '2027', assessed_value: '289000', total: '3583.60' },
    lines: {
      installments: [
        ['First Half', '1791.80', '2026-11-01'],
        ['Second Half', '1791.80', '2027-05-01'],
      ],
    },
    checks: { installments_sum: true },
  },
];
