import type { Application } from '../leads/questionnaire/application.ts';
import { parseDollarAmount } from '../leads/questionnaire/down-payment.ts';
import { type Facts, MAX_FACT_CENTS } from './plan-facts.ts';

/**
 * The answers of an application that are facts of the plan. An amount that cannot be read is none, and neither is a price of nothing; a down
 * payment of nothing is one, such as with VA.
 */
export function getApplicationFacts(
  answers: Pick<Application, 'timeline' | 'propertyType' | 'occupancy' | 'purchasePrice' | 'downPayment'>,
): Facts {
  const price = parseAmount(answers.purchasePrice) || undefined;
  const downPayment = parseAmount(answers.downPayment);
  return {
    timeline: answers.timeline,
    propertyType: answers.propertyType,
    occupancy: answers.occupancy,
    ...(price !== undefined && { price }),
    ...(downPayment !== undefined && { downPayment }),
  };
}

function parseAmount(text: string): number | undefined {
  const cents = parseDollarAmount(text);
  return cents === undefined || cents > MAX_FACT_CENTS ? undefined : cents;
}
