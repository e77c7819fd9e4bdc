import { estimateTool } from './estimates/computed-estimate.ts';
import { affordabilityTool } from './tools/affordability/affordability.ts';
import { amortizationTool } from './tools/amortization/amortization.ts';
import { aprTool } from './tools/apr/apr.ts';
import { businessDaysTool } from './tools/business-days/business-days.ts';
import { cashToCloseTool } from './tools/cash-to-close/cash-to-close.ts';
import { changeCheckTool, newWaitingPeriodTool } from './tools/change-check/change-check.ts';
import { conditionTool } from './tools/condition/condition.ts';
import { contractChainTool } from './tools/contract-days/contract-chain.ts';
import { contractDeadlineTool } from './tools/contract-days/contract-deadline.ts';
import { disputeClockTool, disputeNoticeTool, inquiryWindowTool } from './tools/credit-actions/disputes.ts';
import { representativeScoreTool } from './tools/credit-actions/representative-score.ts';
import { utilizationChangeTool, utilizationTool } from './tools/credit-actions/utilization.ts';
import { dtiTool } from './tools/debt-to-income/dti.ts';
import type { Tool } from './tools/define-tool.ts';
import { escrowTool } from './tools/escrow/escrow.ts';
import { escrowAnalysisTool } from './tools/escrow-year/escrow-analysis.ts';
import { escrowJumpTool } from './tools/escrow-year/escrow-jump.ts';
import { escrowRuleTool } from './tools/escrow-year/escrow-rule.ts';
import { appraisalGapTool } from './tools/home-offers/appraisal-gap.ts';
import { escalationTool } from './tools/home-offers/escalation.ts';
import { offerStateTool } from './tools/home-offers/offer-state.ts';
import { sellerCreditTool } from './tools/home-offers/seller-credit.ts';
import { insuranceDeductionTool, interestLimitTool } from './tools/home-taxes/interest-deductions.ts';
import { creditCertificateTool } from './tools/home-taxes/mortgage-credit-certificate.ts';
import { homeValueByIndexTool } from './tools/home-value/indexed-home-value.ts';
import { loanLevelPriceTool } from './tools/loan-level-price/loan-level-price.ts';
import { scoreStepValueTool } from './tools/loan-level-price/score-step-value.ts';
import { loanLimitsTool } from './tools/loan-limits/loan-limits.ts';
import { loanPriceTool } from './tools/loan-price/loan-price.ts';
import { mortgageInsuranceTool } from './tools/mortgage-insurance/mortgage-insurance.ts';
import { ocrRepairTool } from './tools/ocr-repair/ocr-repair.ts';
import { paymentTool } from './tools/payment/payment.ts';
import { programMatchTool } from './tools/program-match/program-match.ts';
import { recastTool } from './tools/recast/recast.ts';
import { refinanceTool } from './tools/refinance/refinance.ts';
import { noticeOfErrorTool } from './tools/servicing/notice-of-error.ts';
import { servicingTransferTool } from './tools/servicing/servicing-transfer.ts';
import { routingNumberTool, senderDomainTool, wireChangeTool } from './tools/wire-guard/wire-guard.ts';

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
