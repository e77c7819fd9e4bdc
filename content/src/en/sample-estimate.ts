import type { SampleEstimate, SampleLine } from '@porchlight/domain/estimates/sample-estimate.ts';

const given = (label: string, value: string, note?: string): SampleLine => ({
  label,
  value,
  origin: 'given',
  ...(note === undefined ? {} : { note }),
});
const derived = (label: string, value: string, note: string): SampleLine => ({
  label,
  value,
  origin: 'derived',
  note,
});
const leftOut = (label: string, note?: string): SampleLine => ({
  label,
  value: 'Not stated',
  origin: 'left-out',
  ...(note === undefined ? {} : { note }),
});

/** `term` explains a term of art where it first appears, and nowhere else. */
const explained = (term: string, line: SampleLine): SampleLine => ({ ...line, term });

const cashToClose = given('Cash to close', '$47,036.47');
const closingCosts = derived(
  'Total closing costs',
  '$27,046.47',
  'Cash to close less the down payment, if there is no deposit and no credit.',
);

/** The specification's fixed sample (section 9). */
export const sampleEstimate: SampleEstimate = {
  sample: true,
  title: 'Sample Loan Estimate',
  warning:
    'Your actual rate, payment, and costs could be higher. Get an official Loan Estimate before choosing a loan.',
  notOfficial:
    'This is a fixed sample to learn from. It is not an official Loan Estimate, it was not worked out from your answers, and nobody offers a loan with it.',
  marks: {
    page: 'Sample, not an official Loan Estimate',
    derived: 'Worked out',
    meaning:
      'A line marked “Worked out” follows from the sample’s own figures; “Not stated” means that the sample gives none.',
  },
  quote: given('Quote number', '12345678'),
  pages: [
    {
      title: 'Loan terms and payments',
      sections: [
        {
          id: 'loan',
          title: 'The loan',
          lines: [
            given('Sale price', '$289,900'),
            explained('conventional-loan', given('Loan', '30-year conventional fixed')),
            explained(
              'rate-lock',
              given('Rate lock', '30-day lock', 'After that, the rate can change until it is locked again.'),
            ),
          ],
        },
        {
          id: 'loan-terms',
          title: 'Loan terms',
          lines: [
            given('Loan amount', '$269,910'),
            explained('interest-rate', given('Interest rate', '7.625%')),
            explained(
              'principal',
              derived(
                'Monthly principal and interest',
                '$1,910.41',
                'The level payment for this amount, rate and term.',
              ),
            ),
            explained('prepayment-penalty', leftOut('Prepayment penalty')),
            explained('balloon-payment', leftOut('Balloon payment')),
          ],
        },
        {
          id: 'projected-payments',
          title: 'Projected payments',
          lines: [
            derived('Principal and interest', '$1,910.41', 'As above.'),
            explained(
              'private-mortgage-insurance',
              leftOut('Mortgage insurance', 'Usual on a conventional loan with less than 20% down.'),
            ),
            explained('piti', leftOut('Property tax, insurance and dues')),
            derived(
              'Everything beyond principal and interest',
              '$773.00',
              'The monthly total less principal and interest. The sample does not split it.',
            ),
          ],
          total: given('Monthly total', '$2,683.41'),
        },
        {
          id: 'costs-at-closing',
          title: 'Costs at closing',
          lines: [explained('closing-costs', closingCosts), explained('cash-to-close', cashToClose)],
        },
      ],
    },
    {
      title: 'Closing cost details',
      sections: [
        {
          id: 'origination-charges',
          title: 'A. Origination charges',
          lines: [
            explained('discount-points', given('Points', '1.75%')),
            derived('Points in dollars', '$4,723.43', '1.75% of the loan amount.'),
            given('Admin fee', '$995'),
          ],
          total: explained(
            'origination-charge',
            derived('Origination charges', '$5,718.43', 'Points and admin fee.'),
          ),
        },
        {
          id: 'other-costs',
          title: 'B to H. Everything else',
          lines: [
            leftOut('B. Services you cannot shop for', 'Such as the appraisal and the credit report.'),
            leftOut('C. Services you can shop for', 'Such as title work and the settlement agent.'),
            leftOut('E. Taxes and other government fees'),
            explained(
              'prepaids',
              leftOut(
                'F. Prepaids',
                'Such as interest to the end of the month of closing, and the first year of insurance.',
              ),
            ),
            explained('escrow-account', leftOut('G. Initial escrow payment at closing')),
            leftOut('H. Other'),
          ],
          total: derived(
            'Everything else together',
            '$21,328.04',
            'Total closing costs less origination charges. The sample does not itemize it.',
          ),
        },
        {
          id: 'cash-to-close',
          title: 'Calculating cash to close',
          lines: [
            closingCosts,
            explained(
              'down-payment',
              derived('Down payment', '$19,990', 'The price less the loan amount: 6.90% of the price.'),
            ),
            explained('earnest-money', leftOut('Deposit')),
            explained('seller-credit', leftOut('Seller credits')),
          ],
          total: cashToClose,
        },
      ],
    },
    {
      title: 'More about this loan',
      sections: [
        {
          id: 'comparisons',
          title: 'Comparisons',
          lines: [
            explained(
              'apr',
              given('Annual percentage rate (APR)', '7.894%', 'The rate with certain fees counted in.'),
            ),
            derived(
              'Principal and interest paid in 5 years',
              '$114,624',
              'Sixty payments. The official form adds mortgage insurance and loan costs, which the sample leaves out.',
            ),
            derived('Principal paid off in 5 years', '$14,214', 'What the sixty payments take off the loan.'),
            explained(
              'total-interest-percentage',
              derived(
                'Total interest percentage',
                '154.81%',
                'Interest over the whole term as a share of the loan amount, without interest prepaid at closing.',
              ),
            ),
          ],
        },
        {
          id: 'other-considerations',
          title: 'Other considerations',
          lines: [
            explained('appraisal', leftOut('Appraisal', 'Ask what it costs. You are entitled to a copy.')),
            explained(
              'assumable-mortgage',
              leftOut('Assumption', 'Ask whether a later buyer could take the loan over.'),
            ),
            leftOut('Late payment', 'Ask for the fee, and after how many days it is due.'),
            explained(
              'refinance',
              leftOut('Refinance', 'Nobody can promise that you will be able to refinance later.'),
            ),
            explained(
              'loan-servicer',
              leftOut('Servicing', 'Ask whether the lender keeps the loan or hands the service on.'),
            ),
          ],
        },
      ],
    },
  ],
  leavesOut: {
    title: 'What else to know about this sample',
    items: [
      'The loan amount is 93.1% of the price. It would be exactly 90% of $299,900, so the price is probably a slip, or it was cut after the loan was set.',
      'The $773.00 beyond principal and interest is not split into property tax, insurance, dues and mortgage insurance.',
      'The APR fits the points, the admin fee and about three weeks of prepaid interest. It leaves no room for mortgage insurance that you pay yourself; with it, the APR would be higher.',
      'The closing costs come to 10.0% of the loan, where 2-5% is typical, and $21,328.04 of them is not itemized.',
      'An official Loan Estimate shows the monthly total and the cash to close in whole dollars. It also names the lender, you, the property and the dates.',
    ],
  },
};
