import type { Fact, Facts } from './plan-facts.ts';

/** The groups in which facts are shown, in order. `offers` is entered in the comparison of offers, and shown with the loan. */
export const factGroups = {
  household: [
    'people',
    'incomeWages',
    'incomeSelfEmployment',
    'incomeOther',
    'monthlyDebts',
    'savings',
    'monthlyRent',
    'creditScore',
  ],
  target: [
    'place',
    'priceRange',
    'price',
    'downPayment',
    'deposit',
    'sellerCredit',
    'occupancy',
    'propertyType',
    'timeline',
    'closingDay',
  ],
  loan: [
    'program',
    'termMonths',
    'ratePercent',
    'pointsPercent',
    'lockUntil',
    'lockTerms',
    'lender',
    'balance',
    'remainingMonths',
  ],
  costs: ['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'],
} as const satisfies Record<string, readonly Fact[]>;

/** What the grant `offers` opens to a helper. */
export const offerFacts = [
  'offers',
  'program',
  'termMonths',
  'ratePercent',
  'pointsPercent',
  'lockUntil',
  'lender',
] as const satisfies readonly Fact[];

/** The facts whose change is priced before it is saved. */
export const pricedFacts = ['price', 'downPayment', 'ratePercent', 'closingDay'] as const;
export type PlanChange = { readonly [Name in (typeof pricedFacts)[number]]?: Facts[Name] };

/** What the grants `figures` and `offers` open to a helper: what lenders offered is no figure, and is opened by its own grant alone. */
export function isGranted(fact: Fact, grants: { figures: boolean; offers: boolean }): boolean {
  return (grants.figures && fact !== 'offers') || (grants.offers && offerFacts.some((each) => each === fact));
}

/**
 * What staff read of a plan beside a journey: what an application asks, which they read anyway, and the closing day as among the dates.
 * No income, debts, savings or credit.
 */
export const staffFacts = [
  'timeline',
  'propertyType',
  'occupancy',
  'price',
  'downPayment',
  'closingDay',
] as const satisfies readonly Fact[];
