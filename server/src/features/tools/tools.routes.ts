import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { computeAffordability } from '@porchlight/domain/tools/affordability.ts';
import { computeAmortization } from '@porchlight/domain/tools/amortization.ts';
import { computeApr } from '@porchlight/domain/tools/apr.ts';
import { computeBusinessDays } from '@porchlight/domain/tools/business-days.ts';
import { computeCashToClose } from '@porchlight/domain/tools/cash-to-close.ts';
import { computeDti } from '@porchlight/domain/tools/dti.ts';
import { computeEscrow } from '@porchlight/domain/tools/escrow.ts';
import { computeLoanLimits, findLimitYear } from '@porchlight/domain/tools/loan-limits.ts';
import { computeLoanPrice } from '@porchlight/domain/tools/loan-price.ts';
import { computeMortgageInsurance } from '@porchlight/domain/tools/mortgage-insurance.ts';
import { computePayment } from '@porchlight/domain/tools/payment.ts';
import { computeRefinance } from '@porchlight/domain/tools/refinance.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { endpoints } from '../../platform/http/endpoints.ts';
import { findCountyLimits } from './county-limits.service.ts';
import { createToolAnswers, type ToolsContext } from './tool-answers.ts';

/** A tool is one line: its endpoint, answered with its function. */
export function createToolRoutes(dependencies: ToolsContext & { database: DatabaseConnection }) {
  const { tools } = endpoints;
  const answer = createToolAnswers(dependencies);
  return {
    affordability: tools.affordability.handler(answer(computeAffordability)),
    cashToClose: tools.cashToClose.handler(answer(computeCashToClose)),
    amortization: tools.amortization.handler(answer(computeAmortization)),
    businessDays: tools.businessDays.handler(answer(computeBusinessDays)),
    dti: tools.dti.handler(answer(computeDti)),
    estimate: tools.estimate.handler(answer(computeEstimate)),
    escrow: tools.escrow.handler(answer(computeEscrow)),
    loanLimits: tools.loanLimits.handler(
      answer(async (input, on) => {
        const county = await findCountyLimits(dependencies.database.db, findLimitYear(input, on), input);
        return computeLoanLimits(input, on, county);
      }),
    ),
    apr: tools.apr.handler(answer(computeApr)),
    loanPrice: tools.loanPrice.handler(answer(computeLoanPrice)),
    mortgageInsurance: tools.mortgageInsurance.handler(answer(computeMortgageInsurance)),
    payment: tools.payment.handler(answer(computePayment)),
    refinance: tools.refinance.handler(answer(computeRefinance)),
  };
}
