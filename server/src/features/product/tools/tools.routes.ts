import { computeEstimate } from '@porchlight/domain/estimates/computed-estimate.ts';
import { computeAffordability } from '@porchlight/domain/tools/affordability/affordability.ts';
import { computeAmortization } from '@porchlight/domain/tools/amortization/amortization.ts';
import { computeApr } from '@porchlight/domain/tools/apr/apr.ts';
import { computeBusinessDays } from '@porchlight/domain/tools/business-days/business-days.ts';
import { computeCashToClose } from '@porchlight/domain/tools/cash-to-close/cash-to-close.ts';
import {
  computeChangeCheck,
  computeNewWaitingPeriod,
} from '@porchlight/domain/tools/change-check/change-check.ts';
import { computeCondition } from '@porchlight/domain/tools/condition/condition.ts';
import { computeContractChain } from '@porchlight/domain/tools/contract-days/contract-chain.ts';
import { computeContractDeadline } from '@porchlight/domain/tools/contract-days/contract-deadline.ts';
import {
  computeDispute,
  computeDisputeNotice,
  computeInquiryWindow,
} from '@porchlight/domain/tools/credit-actions/disputes.ts';
import { computeRepresentativeScore } from '@porchlight/domain/tools/credit-actions/representative-score.ts';
import {
  computeCardUtilization,
  computeUtilizationChange,
} from '@porchlight/domain/tools/credit-actions/utilization.ts';
import { computeDti } from '@porchlight/domain/tools/debt-to-income/dti.ts';
import { computeEscrow } from '@porchlight/domain/tools/escrow/escrow.ts';
import { computeEscrowAnalysis } from '@porchlight/domain/tools/escrow-year/escrow-analysis.ts';
import { computeEscrowJump } from '@porchlight/domain/tools/escrow-year/escrow-jump.ts';
import { computeEscrowRule } from '@porchlight/domain/tools/escrow-year/escrow-rule.ts';
import { computeGap } from '@porchlight/domain/tools/home-offers/appraisal-gap.ts';
import { computeEscalation } from '@porchlight/domain/tools/home-offers/escalation.ts';
import { computeOfferState } from '@porchlight/domain/tools/home-offers/offer-state.ts';
import { computeSellerCredit } from '@porchlight/domain/tools/home-offers/seller-credit.ts';
import {
  computeInterestLimit,
  computePremiumDeduction,
} from '@porchlight/domain/tools/home-taxes/interest-deductions.ts';
import { computeCreditCertificate } from '@porchlight/domain/tools/home-taxes/mortgage-credit-certificate.ts';
import { computeHomeValueByIndex } from '@porchlight/domain/tools/home-value/indexed-home-value.ts';
import { computeLoanLevelPrice } from '@porchlight/domain/tools/loan-level-price/loan-level-price.ts';
import { computeScoreStepValue } from '@porchlight/domain/tools/loan-level-price/score-step-value.ts';
import {
  computeLoanLimits,
  findFhaYear,
  findLimitYear,
} from '@porchlight/domain/tools/loan-limits/loan-limits.ts';
import { computeLoanPrice } from '@porchlight/domain/tools/loan-price/loan-price.ts';
import { computeMortgageInsurance } from '@porchlight/domain/tools/mortgage-insurance/mortgage-insurance.ts';
import { computeOcrRepair } from '@porchlight/domain/tools/ocr-repair/ocr-repair.ts';
import { computePayment } from '@porchlight/domain/tools/payment/payment.ts';
import { computeProgramMatch } from '@porchlight/domain/tools/program-match/program-match.ts';
import { computeRecastPayment } from '@porchlight/domain/tools/recast/recast.ts';
import { computeRefinance } from '@porchlight/domain/tools/refinance/refinance.ts';
import { computeNoticeOfError } from '@porchlight/domain/tools/servicing/notice-of-error.ts';
import { computeServicingTransfer } from '@porchlight/domain/tools/servicing/servicing-transfer.ts';
import {
  computeRoutingNumber,
  computeSenderDomain,
  computeWireChange,
} from '@porchlight/domain/tools/wire-guard/wire-guard.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { findHousePrices, readIndexFigures } from '../../kernel/house-prices/house-prices.service.ts';
import { createToolAnswers, type ToolsContext } from '../../kernel/tool-answers/tool-answers.ts';
import { findCountyLimits, findFhaCountyLimits } from './county-limits.service.ts';

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
        const { db } = dependencies.database;
        const county = await findCountyLimits(db, findLimitYear(input, on), input);
        const fhaCounty = await findFhaCountyLimits(db, findFhaYear(input, on), input, county);
        return computeLoanLimits(input, on, county, fhaCounty);
      }),
    ),
    apr: tools.apr.handler(answer(computeApr)),
    loanPrice: tools.loanPrice.handler(answer(computeLoanPrice)),
    mortgageInsurance: tools.mortgageInsurance.handler(answer(computeMortgageInsurance)),
    payment: tools.payment.handler(answer(computePayment)),
    programMatch: tools.programMatch.handler(answer(computeProgramMatch)),
    refinance: tools.refinance.handler(answer(computeRefinance)),
    loanLevelPrice: tools.loanLevelPrice.handler(answer(computeLoanLevelPrice)),
    scoreStepValue: tools.scoreStepValue.handler(answer(computeScoreStepValue)),
    representativeScore: tools.representativeScore.handler(answer(computeRepresentativeScore)),
    utilization: tools.utilization.handler(answer(computeCardUtilization)),
    utilizationChange: tools.utilizationChange.handler(answer(computeUtilizationChange)),
    disputeClock: tools.disputeClock.handler(answer(computeDispute)),
    disputeNotice: tools.disputeNotice.handler(answer(computeDisputeNotice)),
    inquiryWindow: tools.inquiryWindow.handler(answer(computeInquiryWindow)),
    recast: tools.recast.handler(answer(computeRecastPayment)),
    mortgageCreditCertificate: tools.mortgageCreditCertificate.handler(answer(computeCreditCertificate)),
    mortgageInsuranceDeduction: tools.mortgageInsuranceDeduction.handler(answer(computePremiumDeduction)),
    interestLimit: tools.interestLimit.handler(answer(computeInterestLimit)),
    homeValueByIndex: tools.homeValueByIndex.handler(
      answer(async (input, on) => {
        const area = await findHousePrices(dependencies.database.db, input.code);
        const held = area?.level === input.area ? readIndexFigures(area.figures) : undefined;
        return computeHomeValueByIndex(input, on, held);
      }),
    ),
    escalation: tools.escalation.handler(answer(computeEscalation)),
    appraisalGap: tools.appraisalGap.handler(answer(computeGap)),
    sellerCredit: tools.sellerCredit.handler(answer(computeSellerCredit)),
    offerState: tools.offerState.handler(answer(computeOfferState)),
    contractDeadline: tools.contractDeadline.handler(answer(computeContractDeadline)),
    contractChain: tools.contractChain.handler(answer(computeContractChain)),
    condition: tools.condition.handler(answer(computeCondition)),
    escrowAnalysis: tools.escrowAnalysis.handler(answer(computeEscrowAnalysis)),
    escrowRule: tools.escrowRule.handler(answer(computeEscrowRule)),
    escrowJump: tools.escrowJump.handler(answer(computeEscrowJump)),
    servicingTransfer: tools.servicingTransfer.handler(answer(computeServicingTransfer)),
    noticeOfError: tools.noticeOfError.handler(answer(computeNoticeOfError)),
    changeCheck: tools.changeCheck.handler(answer(computeChangeCheck)),
    newWaitingPeriod: tools.newWaitingPeriod.handler(answer(computeNewWaitingPeriod)),
    ocrRepair: tools.ocrRepair.handler(answer(computeOcrRepair)),
    routingNumber: tools.routingNumber.handler(answer(computeRoutingNumber)),
    senderDomain: tools.senderDomain.handler(answer(computeSenderDomain)),
    wireChange: tools.wireChange.handler(answer(computeWireChange)),
  };
}
