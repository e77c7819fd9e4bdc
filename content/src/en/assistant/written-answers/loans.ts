import type { WrittenAnswer } from '@porchlight/domain/assistant/written-answers.ts';
import { sources } from '../../../facts/sources.ts';

export const answersOnLoans: readonly WrittenAnswer[] = [
  {
    key: 'conventional-score',
    question: 'What credit score do I need for a conventional loan?',
    asks: 'minimum lowest low high enough fico 620 640 660 580 600 qualify',
    first: 'Most lenders ask for a score of at least 620 for a conventional loan.',
    more: [
      'Fannie Mae no longer sets that minimum itself; lenders keep it. A score just above it usually costs more in rate and mortgage insurance, so ask for an FHA quote beside it.',
      'Use the score that the lender pulls: a free app often shows another.',
    ],
    explainedIn: 'term/conventional-loan',
    sources: [sources.conventionalScore],
  },
  {
    key: 'fha-score',
    question: 'What credit score do I need for an FHA loan?',
    asks: 'minimum lowest low fico 500 580 560 qualify',
    first: 'FHA asks for a score of 580 with 3.5% down, and of 500 with 10% down.',
    more: ['Many lenders ask for more than FHA does, so ask several.'],
    explainedIn: 'term/fha-loan',
    sources: [sources.fhaDown, sources.fhaLoan],
  },
  {
    key: 'fha-not-first',
    question: 'Do I have to be a first-time buyer for an FHA loan?',
    asks: 'repeat second again not only use owned already',
    first: 'An FHA loan is for first-time and repeat buyers alike, if they will live in the home.',
    more: ['Down payment help from a state or city is often for first-time buyers only; ask the program.'],
    explainedIn: 'term/fha-loan',
    sources: [sources.fhaLoan],
  },
  {
    key: 'close-cards',
    question: 'Should I close old credit cards before I apply?',
    asks: 'cancel account accounts card unused paid off applying',
    first:
      'Keep old credit cards open as a rule: closing one lowers your total limit, so your balances use more of it.',
    more: [
      'How much you owe, measured against your limits, is about 30% of a FICO score. Pay balances down before the statement date, and open nothing new.',
    ],
    explainedIn: 'term/credit-utilization',
    sources: [sources.creditWeights],
  },
  {
    key: 'report-error',
    question: 'What do I do about an error on my credit report?',
    asks: 'mistake wrong incorrect fix dispute remove not mine old',
    first: 'Dispute it in writing with the bureau and with the company that reported it, and keep copies.',
    more: [
      'The bureau has 30 days, and up to 15 more if you send more meanwhile; what it cannot verify it must delete. Start before you apply.',
    ],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [sources.creditDispute, sources.creditReports],
  },
  {
    key: 'collections',
    question: 'Can I buy a house with collections on my credit report?',
    asks: 'collection medical debt old account charge off home mortgage',
    first: 'A collection does not rule out every mortgage: each lender and program decides for itself.',
    more: [
      'Read all three reports first, and dispute in writing what is wrong. Ask each lender whether it wants the debt paid before you pay it.',
      'The three bureaus leave out medical collections that are paid or under $500, by their own choice.',
    ],
    explainedIn: 'preparing/read-and-repair-your-credit',
    sources: [sources.medicalCollections],
  },
  {
    key: 'which-score',
    question: 'Which credit score do mortgage lenders use?',
    asks: 'fico vantagescore version model app credit karma different lower see',
    first: 'Most use older FICO scores from all three bureaus and count the middle one.',
    more: [
      'They are FICO 2, 4 and 5. Since April 2026 some lenders may use VantageScore 4.0 instead. Free apps usually show another model, so the two differ.',
    ],
    explainedIn: 'term/credit-score',
    sources: [sources.lenderScores],
  },
  {
    key: 'score-worth',
    question: 'How much does a higher credit score save on a mortgage?',
    asks: 'worth llpa price adjustment grid points better improve rate cheaper',
    first:
      'On a conventional loan a higher score lowers a price that is charged once, in steps of 20 points.',
    more: [
      'With 10% down, from 718 to 740 it falls by 0.5% of the loan. HomeReady, and first-time buyers within the income limit, do not pay it. Mortgage insurance falls with a score too: ask the lender.',
    ],
    explainedIn: 'term/credit-score',
    link: { label: 'What a higher score is worth', href: '/tools/credit-price' },
    sources: [sources.priceGrid],
  },
  {
    key: 'fha-or-conventional',
    question: 'What is the difference between an FHA and a conventional loan?',
    asks: 'versus vs better compare or which differences',
    first:
      'FHA accepts lower scores with 3.5% down; a conventional loan needs a better score, but its mortgage insurance can end.',
    more: [
      'FHA charges 1.75% of the loan up front and, with less than 10% down, a yearly premium for as long as the loan lasts. Conventional loans start at 3% down for some buyers. Ask lenders to quote both.',
    ],
    explainedIn: 'preparing/four-kinds-of-loan-in-a-few-lines',
    sources: [sources.fhaDown, sources.fhaInsurance, sources.lowDownPayment, sources.mortgageInsuranceEnd],
  },
  {
    key: 'va-down',
    question: 'Do veterans need a down payment?',
    asks: 'va loan military service zero money without veteran',
    first: 'Veterans need no down payment on a VA loan, if they are eligible by service.',
    more: [
      'There is no monthly mortgage insurance. Most pay a funding fee, 2.15% of the loan on a first use with nothing down; with a VA disability you may be exempt.',
    ],
    explainedIn: 'term/va-loan',
    sources: [sources.vaFundingFee],
  },
  {
    key: 'arm',
    question: 'Is an adjustable-rate mortgage (ARM) a bad idea?',
    asks: 'arms adjustable risky safe good worth risk should take',
    first: 'An adjustable-rate mortgage (ARM) is a bad idea if you could not pay it at its highest rate.',
    more: [
      'The rate is fixed for the first years and then moves up to its caps. The Loan Estimate shows the highest payment and when it could come: look there before you sign, and do not count on refinancing.',
    ],
    explainedIn: 'term/adjustable-rate-mortgage',
    sources: [sources.truthInLending],
  },
  {
    key: 'down-needed',
    question: 'How much down payment do I need: 20%?',
    asks: 'least minimum put',
    first:
      'A down payment may be nothing (VA, USDA), 3% (some conventional loans) or 3.5% (FHA); 20% is not required.',
    more: [
      'With less than 20% down a conventional loan usually adds mortgage insurance, which can end later.',
    ],
    explainedIn: 'term/down-payment',
    sources: [sources.lowDownPayment, sources.fhaDown],
  },
  {
    key: 'usda-where',
    question: 'Where can I use a USDA loan?',
    asks: 'suburb suburbs rural area eligible city town location map address',
    first:
      'Use a USDA loan where USDA counts the address as rural; its map at eligibility.sc.egov.usda.gov tells.',
    more: ['Your household’s income must also be under the limit for the area.'],
    explainedIn: 'term/usda-loan',
    sources: [sources.usdaLoan],
  },
  {
    key: 'fha-insurance-ends',
    question: 'How long do I pay FHA mortgage insurance?',
    asks: 'mip end ends remove stop last years forever lasts life',
    first:
      'FHA mortgage insurance lasts as long as the loan with less than 10% down, and 11 years with 10% or more.',
    more: ['The law that ends private mortgage insurance does not apply to it.'],
    explainedIn: 'term/mortgage-insurance-premium',
    sources: [sources.fhaInsurance],
  },
  {
    key: 'pre-approval',
    question: 'What is a pre-approval letter?',
    asks: 'preapproval preapproved explain',
    first:
      'A pre-approval letter says in writing what a lender is willing to lend you, after looking at your credit.',
    more: [
      'Usually it has looked at your papers too. It is no promise: the home and the final file must still pass.',
    ],
    explainedIn: 'term/pre-approval',
    sources: [],
  },
];
