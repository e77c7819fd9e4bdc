import { formatDollars, toCents, toDollars } from '@porchlight/domain/kernel/money.ts';
import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { computeMonthlyPayment } from '@porchlight/domain/tools/monthly-payment/monthly-payment.ts';
import { sources } from '../../facts/sources.ts';

/** A made-up home: every lesson counts with it. Dollars and percent, as the calculator takes them. */
const EXAMPLE = {
  price: '400000',
  downPayment: '40000',
  ratePercent: '6.5',
  termMonths: 360,
  propertyTaxYearly: '4400',
  homeInsuranceYearly: '1800',
} as const;
const SHORT_TERM_MONTHS = 180;
const LOWER_RATE_PERCENT = '6';

/** Five lessons, each a screen of a phone, with the figures of one example. */
export function describeMortgageBasics(on: string): TopicText {
  const month = computeMonthlyPayment(EXAMPLE, on);
  const short = computeMonthlyPayment({ ...EXAMPLE, termMonths: SHORT_TERM_MONTHS }, on);
  const cheaper = computeMonthlyPayment({ ...EXAMPLE, ratePercent: LOWER_RATE_PERCENT }, on);
  const saved = toDollars(toCents(month.payment) - toCents(cheaper.payment));
  return {
    title: 'How a mortgage works, in five lessons',
    answer:
      'A mortgage is a loan that the home secures. Each month pays four things: part of the loan back, interest, property tax and insurance.',
    isOrdered: true,
    sections: [
      {
        title: 'What a payment is made of',
        figure: `${formatDollars(month.total, 'whole')} a month`,
        paragraphs: [
          `Example: a home for ${formatDollars(EXAMPLE.price, 'whole')} with ${formatDollars(EXAMPLE.downPayment, 'whole')} down, ${EXAMPLE.ratePercent}% over 30 years. [[principal|Principal]] and interest take ${formatDollars(month.payment, 'whole')}, property tax ${formatDollars(month.propertyTax, 'whole')}, insurance of the home ${formatDollars(month.homeInsurance, 'whole')}, [[mortgage-insurance]] ${formatDollars(month.mortgageInsurance, 'whole')}.`,
          'The first part stays as it is with a fixed rate. Taxes and insurance change every year, so the whole payment does too.',
        ],
        links: [{ label: 'Work out your own payment', href: '/tools/monthly-payment' }],
      },
      {
        title: 'Rate, term and what they cost',
        figure: `${formatDollars(month.totalInterest, 'whole')} of interest in 30 years`,
        paragraphs: [
          `In 15 years the same loan costs ${formatDollars(short.totalInterest, 'whole')} of interest, and ${formatDollars(short.payment, 'whole')} a month in place of ${formatDollars(month.payment, 'whole')}.`,
          `A rate of ${LOWER_RATE_PERCENT}% in place of ${EXAMPLE.ratePercent}% saves ${formatDollars(saved, 'whole')} each month. The [[apr|APR]] counts the lender's fees too, so compare it beside the rate.`,
        ],
        links: [{ label: 'See a loan month by month', href: '/tools/amortization' }],
      },
      {
        title: 'Down payment and mortgage insurance',
        figure: '20% down: no mortgage insurance',
        paragraphs: [
          'With less than 20% down a conventional loan usually carries [[private-mortgage-insurance]]. You may ask for its end when the balance comes to 80% of the first value; at 78% it ends by itself when payments are current.',
          'Waiting to save 20% is not always cheaper: rent goes on, and prices may rise. Count both.',
        ],
        links: [{ label: 'Rent or buy', href: '/tools/rent-or-buy' }],
        sources: [sources.mortgageInsuranceEnd],
      },
      {
        title: 'Cash you need on closing day',
        figure: 'Down payment plus 2-5% of the loan',
        paragraphs: [
          '[[closing-costs|Closing costs]] pay the lender, the title company, the government and the first months of taxes and insurance. The [[loan-estimate|Loan Estimate]] lists them within three business days of your application; the [[closing-disclosure|Closing Disclosure]] comes at least three business days before you sign.',
        ],
        links: [{ label: 'Work out your cash to close', href: '/tools/cash-to-close' }],
        sources: [sources.loanEstimate, sources.closingDisclosure],
      },
      {
        title: 'What happens after closing',
        paragraphs: [
          'Most lenders collect a twelfth of the yearly taxes and insurance with each payment, in an [[escrow-account|escrow account]], and pay those bills for you. Once a year they look whether it was enough.',
          'Your loan may be sold. Its terms stay as you signed them; only the address you pay changes, and both companies must tell you in writing.',
        ],
        links: [{ label: 'The guide on owning the home', href: '/portal/post-closing' }],
        sources: [sources.escrowAccounts, sources.servicingTransfer],
      },
    ],
  };
}
