import { toCents } from '../../kernel/money.ts';
import { ASSUMED_CREDIT_SCORE } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { affordabilityInput } from '../../tools/affordability/affordability.contract.ts';
import { getCircumstances } from '../../tools/affordability/affordability.ts';
import { answerPrice, boundByRatios } from '../../tools/affordability/price-answer.ts';
import { listAssumedPmiBands } from '../../tools/affordability/program-bands.ts';
import { listProgramPrices } from '../../tools/affordability/program-prices.ts';
import { toToolInputs } from '../calculator-inputs.ts';
import type { Facts } from '../plan-facts.ts';
import { findPricedScore } from '../priced-score.ts';

/**
 * The price that the income of a plan carries, in cents, as the affordability calculator answers it first: of the plan's program, with private
 * insurance by the plan's own score and not by the lowest of its band, whatever the cash. Null without an income. `facts` are complete.
 */
export function computeCarriedPrice(facts: Facts, today: string): number | null {
  const { cash: _, ...inputs } = toToolInputs('affordability', facts, today);
  if (inputs.grossMonthlyIncome === undefined && inputs.grossAnnualIncome === undefined) return null;
  const { data: input } = affordabilityInput.safeParse(inputs);
  if (input === undefined) return null;
  const about = getCircumstances(input);
  const score = findPricedScore(facts) ?? ASSUMED_CREDIT_SCORE;
  const insured = listAssumedPmiBands(about.downPayment, score, today);
  const { program = 'conventional' } = facts;
  if (program !== 'conventional') {
    const { programs } = listProgramPrices(input, about, insured, today);
    const found = programs.find((each) => each.program === program);
    return found === undefined ? null : toCents(found.standard.maxPrice);
  }
  const bound = boundByRatios(about, { front: input.frontLimit, back: input.backLimit });
  return toCents(answerPrice(about, bound, insured, []).maxPrice);
}
