import type { Contact, MadeClosing } from '../model/form-model.ts';

// CFPB's sample H-25(B) (12 CFR 1026 Appendix H), read off its pictures in cfpb/owning-a-home (CC0). Cents.

const $ = (dollars: number) => Math.round(dollars * 100);
const line = (
  label: string,
  payee: string | null,
  borrowerAtClosing?: number,
  detail: string | null = null,
) => ({
  ...{ label, payee, detail },
  ...(borrowerAtClosing !== undefined && { borrowerAtClosing: $(borrowerAtClosing) }),
});
const entry = (label: string, dollars: number, detail: string | null = null) => ({
  label,
  cents: $(dollars),
  detail,
});
/** Lines that the form has printed and this transaction leaves empty. */
const none = (...labels: string[]) => labels.map((label) => ({ label, cents: 0, detail: null }));
const column = (head: string, mi: number) => ({
  ...{ head, pi: [$(761.78), $(761.78)] as const, mi: $(mi), escrow: $(206.13) },
});

const lender: Contact = {
  ...{ name: 'Ficus Bank', address: '4321 Random Blvd.|Somecity, ST 12340', contact: 'Joe Smith' },
  ...{ contact_nmls: '12345', email: 'joesmith@ficusbank.com', phone: '123-456-7890' },
};

export const h25b: MadeClosing = {
  ...{ lender: 'Ficus Bank', borrowers: 'Michael Jones and Mary Stone', price: $(180000), loan: $(162000) },
  mailing: ['123 Anywhere Street', 'Anytown, ST 12345'],
  property: ['456 Somewhere Ave', 'Anytown, ST 12345'],
  ...{ rate: '3.875', rateMax: null, years: 30, product: 'Fixed Rate', loanType: 'Conventional' },
  ...{ pi: $(761.78), piMax: null, penalty: { most: $(3240), years: 2 }, air: null, ap: null },
  columns: [column('Years 1-7', 82.35), column('Years 8-30', 0)],
  taxesMonth: $(356.13),
  inEscrow: [
    ['Property Taxes', true],
    ['Homeowner’s Insurance', true],
    ['Other: Homeowner’s Association Dues', false],
  ],
  ...{ apr: '4.174', tip: '69.46', lateDays: 15, lateFee: '5%', mayAssume: false },
  ...{ dateIssued: '2013-04-15', closingDate: '2013-04-15', disbursementDate: '2013-04-15' },
  ...{ settlementAgent: 'Epsilon Title Co.', fileNumber: '12-3456', mic: '000654321' },
  ...{ seller: 'Steve Cole and Amy Doe', sellerAddress: ['321 Somewhere Drive', 'Anytown, ST 12345'] },
  sections: {
    A: [
      line('0.25 % of Loan Amount (Points)', null, 405),
      line('Application Fee', null, 300),
      line('Underwriting Fee', null, 1097),
    ],
    B: [
      { ...line('Appraisal Fee', 'John Smith Appraisers Inc.'), byOthers: $(405) },
      { ...line('Credit Report Fee', 'Information Inc.'), borrowerBeforeClosing: $(29.8) },
      line('Flood Determination Fee', 'Info Co.', 20),
      line('Flood Monitoring Fee', 'Info Co.', 31.75),
      line('Tax Monitoring Fee', 'Info Co.', 75),
      line('Tax Status Research Fee', 'Info Co.', 80),
    ],
    C: [
      line('Pest Inspection Fee', 'Pests Co.', 120.5),
      line('Survey Fee', 'Surveys Co.', 85),
      line('Title – Insurance Binder', 'Epsilon Title Co.', 650),
      line('Title – Lender’s Title Insurance', 'Epsilon Title Co.', 500),
      line('Title – Settlement Agent Fee', 'Epsilon Title Co.', 500),
      line('Title – Title Search', 'Epsilon Title Co.', 800),
    ],
    E: [
      line('Recording Fees', null, 85, 'Deed: $40.00 Mortgage: $45.00'),
      { ...line('Transfer Tax', 'Any State'), sellerAtClosing: $(950) },
    ],
    F: [
      line('Homeowner’s Insurance Premium', 'Insurance Co.', 1209.96, '( 12 mo.)'),
      line('Mortgage Insurance Premium', null, undefined, '(    mo.)'),
      line('Prepaid Interest', null, 279.04, '( $17.44 per day from 4/15/13 to 5/1/13 )'),
      line('Property Taxes', 'Any County USA', 631.8, '( 6 mo.)'),
    ],
    G: [
      line('Homeowner’s Insurance', null, 201.66, '$100.83 per month for 2 mo.'),
      line('Mortgage Insurance', null, undefined, '       per month for    mo.'),
      line('Property Taxes', null, 210.6, '$105.30 per month for 2 mo.'),
      line('Aggregate Adjustment', null, -0.01),
    ],
    H: [
      line('HOA Capital Contribution', 'HOA Acre Inc.', 500),
      line('HOA Processing Fee', 'HOA Acre Inc.', 150),
      { ...line('Home Inspection Fee', 'Engineers Inc.', 750), sellerBeforeClosing: $(750) },
      { ...line('Home Warranty Fee', 'XYZ Warranty Inc.'), sellerAtClosing: $(450) },
      { ...line('Real Estate Commission', 'Alpha Real Estate Broker'), sellerAtClosing: $(5700) },
      { ...line('Real Estate Commission', 'Omega Real Estate Broker'), sellerAtClosing: $(5700) },
      line('Title – Owner’s Title Insurance (optional)', 'Epsilon Title Co.', 1000),
    ],
  },
  credits: 0,
  estimated: {
    ...{ total_closing_costs: $(8054), closing_costs_paid_before: 0, closing_costs_financed: 0 },
    ...{ down_payment: $(18000), deposit: $(-10000), funds_for_borrower: 0, seller_credits: 0 },
    ...{ adjustments: 0, cash_to_close: $(16054) },
  },
  ...{ deposit: $(10000), sellerCredits: $(-2500) },
  summaries: {
    K: [
      {
        heading: null,
        lines: [
          entry('Sale Price of Property', 180000),
          ...none('Sale Price of Any Personal Property Included in Sale'),
          entry('Closing Costs Paid at Closing (J)', 9682.3),
        ],
      },
      { heading: 'Adjustments', lines: [] },
      {
        heading: 'Adjustments for Items Paid by Seller in Advance',
        lines: [
          ...none('City/Town Taxes    to', 'County Taxes    to', 'Assessments    to'),
          entry('HOA Dues', 80, '4/15/13 to 4/30/13'),
        ],
      },
    ],
    L: [
      {
        heading: null,
        lines: [
          entry('Deposit', 10000),
          entry('Loan Amount', 162000),
          ...none('Existing Loan(s) Assumed or Taken Subject to'),
          entry('Seller Credit', 2500),
        ],
      },
      { heading: 'Other Credits', lines: [entry('Rebate from Epsilon Title Co.', 750)] },
      { heading: 'Adjustments', lines: [] },
      {
        heading: 'Adjustments for Items Unpaid by Seller',
        lines: [
          entry('City/Town Taxes', 365.04, '1/1/13 to 4/14/13'),
          ...none('County Taxes    to', 'Assessments    to'),
        ],
      },
    ],
    M: [
      { heading: null, lines: [entry('Sale Price of Property', 180000)] },
      {
        heading: 'Adjustments for Items Paid by Seller in Advance',
        lines: [
          ...none('City/Town Taxes    to', 'County Taxes    to', 'Assessments    to'),
          entry('HOA Dues', 80, '4/15/13 to 4/30/13'),
        ],
      },
    ],
    N: [
      {
        heading: null,
        lines: [
          entry('Closing Costs Paid at Closing (J)', 12800),
          entry('Payoff of First Mortgage Loan', 100000),
          entry('Seller Credit', 2500),
        ],
      },
      {
        heading: 'Adjustments for Items Unpaid by Seller',
        lines: [
          entry('City/Town Taxes', 365.04, '1/1/13 to 4/14/13'),
          ...none('County Taxes    to', 'Assessments    to'),
        ],
      },
    ],
  },
  ...{ demandFeature: false, negativeAmortization: 'none', partialPayments: 'apply', mayProtect: true },
  escrow: {
    ...{ isKept: true, escrowed: $(2473.56), escrowedWords: ['Homeowner’s Insurance', 'Property Taxes'] },
    ...{ nonEscrowed: $(1800), nonEscrowedWords: ['Homeowner’s Association Dues'] },
    ...{ initial: $(412.25), monthly: $(206.13) },
  },
  ...{ totalOfPayments: $(285803.36), financeCharge: $(118830.27), amountFinanced: $(162000) },
  contacts: {
    lender,
    mortgage_broker: {},
    buyer_broker: {
      ...{
        name: 'Omega Real Estate Broker Inc.',
        address: '789 Local Lane|Sometown, ST 12345',
        license: 'Z765416',
      },
      ...{
        contact: 'Samuel Green',
        contact_license: 'P16415',
        email: 'sam@omegare.biz',
        phone: '123-555-1717',
      },
    },
    seller_broker: {
      ...{
        name: 'Alpha Real Estate Broker Co.',
        address: '987 Suburb Ct.|Someplace, ST 12340',
        license: 'Z61456',
      },
      ...{
        contact: 'Joseph Cain',
        contact_license: 'P51461',
        email: 'joe@alphare.biz',
        phone: '321-555-7171',
      },
    },
    settlement_agent: {
      ...{ name: 'Epsilon Title Co.', address: '123 Commerce Pl.|Somecity, ST 12344', license: 'Z61616' },
      ...{
        contact: 'Sarah Arnold',
        contact_license: 'PT1234',
        email: 'sarah@epsilontitle.com',
        phone: '987-555-4321',
      },
    },
  },
};
