import type { KnownKind } from '@porchlight/domain/data-sources/known-tables.ts';

const finder = 'Which programs help you: whether each says yes, and what it gives.';

/** What each table decides for a buyer. */
export const tableMeanings: Record<KnownKind, string> = {
  conformingLimits:
    'A loan above the limit of your county is a jumbo loan: other rates, more down, more reserves.',
  fhaLimits: 'The most FHA insures in your county, by the day your case number is assigned.',
  fhaPremiums: 'What FHA charges up front and each month.',
  usdaFees: 'What USDA charges up front and each year, by the fiscal year in which it commits to your loan.',
  vaFundingFee: 'What VA charges once, by your down payment and whether you used the benefit before.',
  privatePremiums: 'What we assume for private mortgage insurance until a lender names its premium.',
  ratios: 'How much of your income may go to debts and housing in each program.',
  residualIncome: 'What VA wants left over each month after bills, by region and size of the family.',
  priceLimits:
    'How much dearer than the market a loan may be, and how high its fees, before stricter rules hold.',
  loanLevelPrices:
    'What Fannie Mae and Freddie Mac charge a lender once, by your score, down payment and kind of home. Lenders mostly turn it into rate.',
  documentAges: 'How old your pay stubs, statements and reports may be when the loan closes.',
  national: finder,
  homeLoanBanks: finder,
  states: finder,
  planning: 'What an estimate assumes where you gave no figure: rate, fees, taxes and insurance.',
  homeTaxes:
    'What the income tax gives an owner: a mortgage credit certificate, premiums of mortgage insurance, interest.',
  homestead: 'By when a state has owners file for the homestead exemption. The county decides.',
  holidays: 'Which days are no business days when disclosures and notices are counted.',
};
