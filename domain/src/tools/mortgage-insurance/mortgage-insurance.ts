import { defineTool } from '../define-tool.ts';
import { computeConventionalInsurance } from './conventional-insurance.ts';
import { computeFhaFees } from './fha-fees.ts';
import {
  type MortgageInsuranceInput,
  type MortgageInsuranceResult,
  mortgageInsuranceInput,
  mortgageInsuranceResult,
} from './mortgage-insurance.contract.ts';
import { computeUsdaGuarantee, computeVaFee } from './program-fees.ts';

/** What insuring a loan costs and when it ends, by program. `on` picks the tables where the input names no day. */
export function computeMortgageInsurance(input: MortgageInsuranceInput, on: string): MortgageInsuranceResult {
  const day = input.on ?? on;
  switch (input.program) {
    case 'conventional':
      return computeConventionalInsurance(input, day);
    case 'fha':
      return computeFhaFees(input, day);
    case 'va':
      return computeVaFee(input, day);
    case 'usda':
      return computeUsdaGuarantee(input, day);
  }
}

export const mortgageInsuranceTool = defineTool({
  name: 'mortgage-insurance',
  summary: 'Mortgage insurance and program fees',
  description:
    'By `program`: private insurance of a `conventional` loan with the dates it ends on (Homeowners Protection Act, from the cent-rounded schedule), the upfront and annual premium of an `fha` loan, the funding fee of a `va` loan, the guarantee fees of a `usda` loan, whose upfront fee is a percent of the loan with the fee in it where it is `financed`. Private insurers print no prices: where no premium is named, one is assumed and marked so, with a range. `tables` says which table each figure is from and warns where it has ended.',
  input: mortgageInsuranceInput,
  result: mortgageInsuranceResult,
  compute: computeMortgageInsurance,
  example: {
    input: {
      program: 'conventional',
      loanAmount: '162000',
      originalValue: '180000',
      ratePercent: '3.875',
      termMonths: 360,
      annualPercent: '0.61',
      firstPaymentDate: '2027-01-01',
      on: '2026-11-21',
    },
    answer: {
      monthlyPremium: '82.35',
      cancellation80pctPaymentNumber: 68,
      balanceThen80: '143884.37',
      termination78pctPaymentNumber: 80,
      balanceThen78: '140254.51',
      finalTerminationMidpointPaymentNumber: 180,
      finalTerminationMidpointDate: '2042-01-01',
    },
  },
});
