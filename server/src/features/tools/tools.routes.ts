import { computeAffordability } from '@porchlight/domain/tools/affordability.ts';
import { computeAmortization } from '@porchlight/domain/tools/amortization.ts';
import { computeMortgageInsurance } from '@porchlight/domain/tools/mortgage-insurance.ts';
import { computePayment } from '@porchlight/domain/tools/payment.ts';
import { endpoints } from '../../platform/http/endpoints.ts';
import { createToolAnswers, type ToolsContext } from './tool-answers.ts';

/** A tool is one line: its endpoint, answered with its function. */
export function createToolRoutes(dependencies: ToolsContext) {
  const { tools } = endpoints;
  const answer = createToolAnswers(dependencies);
  return {
    affordability: tools.affordability.handler(answer(computeAffordability)),
    amortization: tools.amortization.handler(answer(computeAmortization)),
    mortgageInsurance: tools.mortgageInsurance.handler(answer(computeMortgageInsurance)),
    payment: tools.payment.handler(answer(computePayment)),
  };
}
