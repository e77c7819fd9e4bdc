import type { Facts } from './plan-facts.ts';

/** Each with what its lender states on pages 1 and 2; the second takes points for a lower rate. */
const offers = [
  {
    ...{ name: 'First Bank of Columbus', loanAmount: '340,000', termYears: '30', ratePercent: '6.5' },
    ...{
      rateLockDays: '45',
      principalAndInterest: '2,149.03',
      prepaymentPenalty: 'no',
      balloonPayment: 'no',
    },
    ...{ mortgageInsurance: '118', insuranceYears: '8', escrow: '610', A: '1,200', B: '820', C: '2,080' },
    ...{ D: '4,100', lenderCredits: '0', apr: '6.71' },
  },
  {
    ...{ name: 'Maple Credit Union', loanAmount: '340,000', termYears: '30', ratePercent: '6.25' },
    ...{
      rateLockDays: '60',
      principalAndInterest: '2,093.44',
      prepaymentPenalty: 'no',
      balloonPayment: 'no',
    },
    ...{ mortgageInsurance: '118', insuranceYears: '8', escrow: '610', A: '2,900', B: '760', C: '2,080' },
    ...{ D: '5,740', lenderCredits: '0', apr: '6.5' },
  },
];

/** The plan of the demonstration's couple, who are under contract. Days depend on the day the demonstration starts, and are not here. */
export const demoPlan = {
  people: 2,
  incomeWages: { cents: 13_200_000, per: 'year' },
  monthlyDebts: 48_000,
  savings: 9_500_000,
  monthlyRent: 195_000,
  creditScore: { score: 742, model: 'fico', bureau: 'unknown', on: null },
  place: { state: 'OH', county: 'Franklin' },
  price: 40_000_000,
  downPayment: 6_000_000,
  deposit: 400_000,
  occupancy: 'primaryResidence',
  propertyType: 'singleFamily',
  program: 'conventional',
  termMonths: 360,
  ratePercent: '6.25',
  pointsPercent: '0.5',
  lender: 'Maple Credit Union',
  offers,
  propertyTaxYearly: 552_000,
  homeInsuranceYearly: 180_000,
  duesMonthly: 0,
} satisfies Facts;
