import { estimateTool } from '../estimates/computed-estimate.ts';
import { affordabilityTool } from './affordability/affordability.ts';
import { amortizationTool } from './amortization/amortization.ts';
import { aprTool } from './apr/apr.ts';
import { businessDaysTool } from './business-days/business-days.ts';
import { cashToCloseTool } from './cash-to-close/cash-to-close.ts';
import { changeCheckTool, newWaitingPeriodTool } from './change-check/change-check.ts';
import { conditionTool } from './condition/condition.ts';
import { contractChainTool } from './contract-days/contract-chain.ts';
import { contractDeadlineTool } from './contract-days/contract-deadline.ts';
import { disputeClockTool, disputeNoticeTool, inquiryWindowTool } from './credit-actions/disputes.ts';
import { representativeScoreTool } from './credit-actions/representative-score.ts';
import { utilizationChangeTool, utilizationTool } from './credit-actions/utilization.ts';
import { dtiTool } from './debt-to-income/dti.ts';
import type { Tool } from './define-tool.ts';
import { escrowTool } from './escrow/escrow.ts';
import { escrowAnalysisTool } from './escrow-year/escrow-analysis.ts';
import { escrowJumpTool } from './escrow-year/escrow-jump.ts';
import { escrowRuleTool } from './escrow-year/escrow-rule.ts';
import { appraisalGapTool } from './home-offers/appraisal-gap.ts';
import { escalationTool } from './home-offers/escalation.ts';
import { offerStateTool } from './home-offers/offer-state.ts';
import { sellerCreditTool } from './home-offers/seller-credit.ts';
import { insuranceDeductionTool, interestLimitTool } from './home-taxes/interest-deductions.ts';
import { creditCertificateTool } from './home-taxes/mortgage-credit-certificate.ts';
import { homeValueByIndexTool } from './home-value/indexed-home-value.ts';
import { loanLevelPriceTool } from './loan-level-price/loan-level-price.ts';
import { scoreStepValueTool } from './loan-level-price/score-step-value.ts';
import { loanLimitsTool } from './loan-limits/loan-limits.ts';
import { loanPriceTool } from './loan-price/loan-price.ts';
import { mortgageInsuranceTool } from './mortgage-insurance/mortgage-insurance.ts';
import { ocrRepairTool } from './ocr-repair/ocr-repair.ts';
import { paymentTool } from './payment/payment.ts';
import { programMatchTool } from './program-match/program-match.ts';
import { recastTool } from './recast/recast.ts';
import { refinanceTool } from './refinance/refinance.ts';
import { noticeOfErrorTool } from './servicing/notice-of-error.ts';
import { servicingTransferTool } from './servicing/servicing-transfer.ts';
import { routingNumberTool, senderDomainTool, wireChangeTool } from './wire-guard/wire-guard.ts';

/** Every tool that the interface answers and describes, in the order of the reference. A tool of one's own is one line here. */
export const tools: readonly Tool[] = [
  affordabilityTool,
  cashToCloseTool,
  amortizationTool,
  businessDaysTool,
  dtiTool,
  estimateTool,
  escrowTool,
  loanLimitsTool,
  aprTool,
  loanPriceTool,
  mortgageInsuranceTool,
  paymentTool,
  programMatchTool,
  refinanceTool,
  loanLevelPriceTool,
  scoreStepValueTool,
  representativeScoreTool,
  utilizationTool,
  utilizationChangeTool,
  disputeClockTool,
  disputeNoticeTool,
  inquiryWindowTool,
  recastTool,
  creditCertificateTool,
  insuranceDeductionTool,
  interestLimitTool,
  homeValueByIndexTool,
  escalationTool,
  appraisalGapTool,
  sellerCreditTool,
  offerStateTool,
  contractDeadlineTool,
  contractChainTool,
  conditionTool,
  escrowAnalysisTool,
  escrowRuleTool,
  escrowJumpTool,
  servicingTransferTool,
  noticeOfErrorTool,
  changeCheckTool,
  newWaitingPeriodTool,
  ocrRepairTool,
  routingNumberTool,
  senderDomainTool,
  wireChangeTool,
];

const byName = new Map(tools.map((tool) => [tool.name, tool]));

export function findTool(name: string): Tool | undefined {
  return byName.get(name);
}
