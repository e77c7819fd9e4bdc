import type { Application } from '../leads/questionnaire/application.ts';
import { parseDollarAmount } from '../leads/questionnaire/down-payment.ts';
import { type Facts, MAX_FACT_CENTS } from './plan-facts.ts';

/**
 * The answers of an application, sent or only begun, that are facts of the plan. An amount that cannot be read is none, and neither is a price of nothing; a down
 * payment of nothing is one, such as with VA.
 */
export function getApplicationFacts(
  answers: Pick<Application, 'purchasePrice' | 'downPayment'> & {
    [Choice in 'timeline' | 'propertyType' | 'occupancy']: Application[Choice] | undefined;
  },
): Facts {
  const price = parseAmount(answers.purchasePrice) || undefined;
  const downPayment = parseAmount(answers.downPayment);
  return {
    ...(answers.timeline !== undefined && { timeline: answers.timeline }),
    ...(answers.propertyType !== undefined && { propertyType: answers.propertyType }),
    ...(answers.occupancy !== undefined && { occupancy: answers.occupancy }),
    ...(price !== undefined && { price }),
    ...(downPayment !== undefined && { downPayment }),
  };
}

function parseAmount(text: string): number | undefined {
  const cents = parseDollarAmount(text);
  return cents === undefined || cents > MAX_FACT_CENTS ? undefined : cents;
}
