import { computeConventionalInsurance } from './conventional-insurance.ts';
import { computeFhaFees } from './fha-fees.ts';
import type { MortgageInsuranceInput, MortgageInsuranceResult } from './mortgage-insurance.contract.ts';
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
