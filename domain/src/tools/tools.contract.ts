import { affordabilityEndpoint } from './affordability/affordability.contract.ts';
import { amortizationEndpoint } from './amortization/amortization.contract.ts';
import { aprEndpoint } from './apr/apr.contract.ts';
import { businessDaysEndpoint } from './business-days/business-days.contract.ts';
import { cashToCloseEndpoint } from './cash-to-close/cash-to-close.contract.ts';
import { changeCheckEndpoint, newWaitingPeriodEndpoint } from './change-check/change-check.contract.ts';
import { conditionEndpoint } from './condition/condition.contract.ts';
import { contractChainEndpoint } from './contract-days/contract-chain.contract.ts';
import { contractDeadlineEndpoint } from './contract-days/contract-deadline.contract.ts';
import {
  disputeClockEndpoint,
  disputeNoticeEndpoint,
  inquiryWindowEndpoint,
} from './credit-actions/disputes.contract.ts';
import { representativeScoreEndpoint } from './credit-actions/representative-score.contract.ts';
import { utilizationChangeEndpoint, utilizationEndpoint } from './credit-actions/utilization.contract.ts';
import { dtiEndpoint } from './debt-to-income/dti.contract.ts';
import { escrowEndpoint } from './escrow/escrow.contract.ts';
import { escrowAnalysisEndpoint } from './escrow-year/escrow-analysis.contract.ts';
import { escrowJumpEndpoint } from './escrow-year/escrow-jump.contract.ts';
import { escrowRuleEndpoint } from './escrow-year/escrow-rule.contract.ts';
import { estimateEndpoint } from './estimate/estimate.contract.ts';
import { appraisalGapEndpoint } from './home-offers/appraisal-gap.contract.ts';
import { escalationEndpoint } from './home-offers/escalation.contract.ts';
import { offerStateEndpoint } from './home-offers/offer-state.contract.ts';
import { sellerCreditEndpoint } from './home-offers/seller-credit.contract.ts';
import {
  insuranceDeductionEndpoint,
  interestLimitEndpoint,
} from './home-taxes/interest-deductions.contract.ts';
import { creditCertificateEndpoint } from './home-taxes/mortgage-credit-certificate.contract.ts';
import { homeValueByIndexEndpoint } from './home-value/indexed-home-value.contract.ts';
import { loanLevelPriceEndpoint } from './loan-level-price/loan-level-price.contract.ts';
import { scoreStepValueEndpoint } from './loan-level-price/score-step-value.contract.ts';
import { loanLimitsEndpoint } from './loan-limits/loan-limits.contract.ts';
import { loanPriceEndpoint } from './loan-price/loan-price.contract.ts';
import { mortgageInsuranceEndpoint } from './mortgage-insurance/mortgage-insurance.contract.ts';
import { ocrRepairEndpoint } from './ocr-repair/ocr-repair.contract.ts';
import { paymentEndpoint } from './payment/payment.contract.ts';
import { programMatchEndpoint } from './program-match/program-match.contract.ts';
import { recastEndpoint } from './recast/recast.contract.ts';
import { refinanceEndpoint } from './refinance/refinance.contract.ts';
import { noticeOfErrorEndpoint } from './servicing/notice-of-error.contract.ts';
import { servicingTransferEndpoint } from './servicing/servicing-transfer.contract.ts';
import {
  routingNumberEndpoint,
  senderDomainEndpoint,
  wireChangeEndpoint,
} from './wire-guard/wire-guard.contract.ts';

/** Every tool that the interface answers, each under the name of its `compute` function. A tool is one line here and one in the server's routes. */
export const toolsContract = {
  affordability: affordabilityEndpoint,
  cashToClose: cashToCloseEndpoint,
  amortization: amortizationEndpoint,
  businessDays: businessDaysEndpoint,
  dti: dtiEndpoint,
  estimate: estimateEndpoint,
  escrow: escrowEndpoint,
  loanLimits: loanLimitsEndpoint,
  apr: aprEndpoint,
  loanPrice: loanPriceEndpoint,
  mortgageInsurance: mortgageInsuranceEndpoint,
  payment: paymentEndpoint,
  programMatch: programMatchEndpoint,
  refinance: refinanceEndpoint,
  loanLevelPrice: loanLevelPriceEndpoint,
  scoreStepValue: scoreStepValueEndpoint,
  representativeScore: representativeScoreEndpoint,
  utilization: utilizationEndpoint,
  utilizationChange: utilizationChangeEndpoint,
  disputeClock: disputeClockEndpoint,
  disputeNotice: disputeNoticeEndpoint,
  inquiryWindow: inquiryWindowEndpoint,
  recast: recastEndpoint,
  mortgageCreditCertificate: creditCertificateEndpoint,
  mortgageInsuranceDeduction: insuranceDeductionEndpoint,
  interestLimit: interestLimitEndpoint,
  homeValueByIndex: homeValueByIndexEndpoint,
  escalation: escalationEndpoint,
  appraisalGap: appraisalGapEndpoint,
  sellerCredit: sellerCreditEndpoint,
  offerState: offerStateEndpoint,
  contractDeadline: contractDeadlineEndpoint,
  contractChain: contractChainEndpoint,
  condition: conditionEndpoint,
  escrowAnalysis: escrowAnalysisEndpoint,
  escrowRule: escrowRuleEndpoint,
  escrowJump: escrowJumpEndpoint,
  servicingTransfer: servicingTransferEndpoint,
  noticeOfError: noticeOfErrorEndpoint,
  changeCheck: changeCheckEndpoint,
  newWaitingPeriod: newWaitingPeriodEndpoint,
  ocrRepair: ocrRepairEndpoint,
  routingNumber: routingNumberEndpoint,
  senderDomain: senderDomainEndpoint,
  wireChange: wireChangeEndpoint,
};
