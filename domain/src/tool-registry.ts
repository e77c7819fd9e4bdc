import * as z from 'zod/mini';
import { estimateTool } from './estimates/computed-estimate.ts';
import { repairBySum } from './readings/document-readings/repair-by-sum.ts';
import { affordabilityTool } from './tools/affordability/affordability.ts';
import { amortizationTool } from './tools/amortization/amortization.ts';
import { aprTool } from './tools/apr/apr.ts';
import { businessDaysTool } from './tools/business-days/business-days.ts';
import { cashToCloseTool } from './tools/cash-to-close/cash-to-close.ts';
import { changeCheckTool, newWaitingPeriodTool } from './tools/change-check.ts';
import { conditionTool } from './tools/condition.ts';
import { contractChainTool } from './tools/contract-chain.ts';
import { contractDeadlineTool } from './tools/contract-deadline.ts';
import { disputeClockTool, disputeNoticeTool, inquiryWindowTool } from './tools/credit-actions/disputes.ts';
import { representativeScoreTool } from './tools/credit-actions/representative-score.ts';
import { utilizationChangeTool, utilizationTool } from './tools/credit-actions/utilization.ts';
import { dtiTool } from './tools/debt-to-income/dti.ts';
import { defineTool, type Tool } from './tools/define-tool.ts';
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
import { homeValueByIndexTool } from './tools/indexed-home-value.ts';
import { loanLevelPriceTool } from './tools/loan-level-price/loan-level-price.ts';
import { scoreStepValueTool } from './tools/loan-level-price/score-step-value.ts';
import { loanLimitsTool } from './tools/loan-limits.ts';
import { loanPriceTool } from './tools/loan-price.ts';
import { mortgageInsuranceTool } from './tools/mortgage-insurance/mortgage-insurance.ts';
import { noticeOfErrorTool } from './tools/notice-of-error.ts';
import * as texts from './tools/ocr-repair/en.ts';
import { paymentTool } from './tools/payment.ts';
import { programMatchTool } from './tools/program-match/program-match.ts';
import { recastTool } from './tools/recast.ts';
import { refinanceTool } from './tools/refinance/refinance.ts';
import { servicingTransferTool } from './tools/servicing-transfer.ts';
import { showWorking } from './tools/show-working.ts';
import { shownWorking } from './tools/tool-fields.ts';
import { routingNumberTool, senderDomainTool, wireChangeTool } from './tools/wire-guard.ts';

const MAX_FIGURES = 60;

const RESERVED = new Set(['how', 'ask', 'workings', 'tables']);

const readText = z.string().check(z.maxLength(40), z.regex(/\d|^(?:cents|dollars)$/, texts.enterADigit));

const figures = z.union([readText, z.array(readText).check(z.maxLength(MAX_FIGURES, texts.enterAFigure))]);

const ocrRepairInput = z.object({
  /** By name: one figure, or one for each line or column, as it was read. */
  read: z.record(z.string().check(z.minLength(1), z.maxLength(60)), figures).check(
    z.refine((read) => Object.values(read).flat().length <= MAX_FIGURES, texts.enterAFigure),
    z.refine((read) => !Object.keys(read).some((name) => RESERVED.has(name)), texts.reservedName),
  ),
  /** Such as “J=D+I” or “A=sum of lines”. */
  sums: z.string().check(z.maxLength(200)),
});

type OcrRepairInput = z.output<typeof ocrRepairInput>;

/** The figures under the names they were sent with, and these. */
const ocrRepairResult = z.catchall(
  z.object({ how: z.string(), ask: z.boolean(), ...shownWorking }),
  z.unknown(),
);

type OcrRepairResult = z.infer<typeof ocrRepairResult>;

/** Figures as read, held against their sum. */
function computeOcrRepair({ read, sums }: OcrRepairInput, _on: string): OcrRepairResult {
  const { figures, state, slips, ask } = repairBySum(read, sums);
  const how =
    state === 'repaired'
      ? [...new Set(slips)].map((slip) => texts.slips[slip]).join('; ')
      : texts.unchanged[state];
  const inputs = Object.fromEntries(
    Object.entries(read).map(([name, text]) => [name, [text].flat().join(', ')]),
  );
  const shown = Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [name, typeof text === 'string' ? text : [...text]]),
  );
  return {
    ...shown,
    ...{ how, ask, tables: [] },
    workings: [showWorking('how', texts.formula, inputs, how)],
  };
}

const ocrRepairTool = defineTool({
  name: 'ocr-repair',
  summary: 'Mend misread figures by the sum they belong to',
  description: 'Changes the least that adds up, or nothing. `ask` says that a person has to look.',
  input: ocrRepairInput,
  result: ocrRepairResult,
  compute: computeOcrRepair,
  example: {
    input: { read: { D: '5851', I: '2940', J: '58791' }, sums: 'J=D+I' },
    answer: { J: '8791', how: 'leading 5 was a dollar sign; the sum agrees' },
  },
});

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
