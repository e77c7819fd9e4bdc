import * as z from 'zod/mini';
import { Decimal } from '../../kernel/decimals.ts';
import { measureGridLtv, priceWaivers } from '../../programs/loan-level-price/loan-level-price.ts';
import { defineTool } from '../define-tool.ts';
import { showWorking } from '../show-working.ts';
import { shownWorking, type Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import { answerByGrid, type PricedAnswer } from './priced-answers.ts';
import { type PricedLoanInput, pricedLoanInput } from './priced-loan.ts';
import { formatPrice, priceInDollars } from './written-price.ts';

export const loanLevelPriceResult = z.object({
  /** In percent, cut after two places; then up to a whole percent. */
  ltvTruncated: z.string(),
  ltvPercentUsed: z.string(),
  band: z.string(),
  /** What each row of the grid adds, in percent of the loan: `scoreLtv` and the attributes, in camelCase. */
  parts: z.record(z.string(), z.string()),
  /** In percent of the loan, three places, and in dollars; null where the grid has no figure, for the `reason`. */
  percent: z.nullable(z.string()),
  dollars: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Why nothing is charged, whatever the score is. */
  waiver: z.nullable(z.enum(priceWaivers)),
  ...shownWorking,
});
export type LoanLevelPriceResult = z.infer<typeof loanLevelPriceResult>;

/** The agencies' price of a loan. Throws InputRefusal where the question contradicts itself. */
export function computeLoanLevelPrice(input: PricedLoanInput, today: string): LoanLevelPriceResult {
  const answer = answerByGrid(input, today);
  const { truncated, wholePercent, band } = measureGridLtv(answer.loan.loan, answer.loan.value);
  const percent = answer.waiver === null ? (answer.price?.percent ?? null) : new Decimal(0);
  const figures = {
    ltvTruncated: truncated.toFixed(2),
    ltvPercentUsed: String(wholePercent),
    band,
    parts: Object.fromEntries(
      answer.price?.parts.map((one) => [toName(one.part), formatPrice(one.percent)]) ?? [],
    ),
    percent: percent && formatPrice(percent),
    dollars: percent && priceInDollars(answer.loan.loan, percent),
    reason: answer.reason,
    waiver: answer.waiver,
  };
  return {
    ...figures,
    workings: [...explainLtv(input, figures), ...explainPrice(input, figures, answer)],
    tables: answer.price === null ? [] : [answer.price.table],
  };
}

type Figures = Omit<LoanLevelPriceResult, 'workings' | 'tables'>;

function explainLtv({ loan, value }: PricedLoanInput, { ltvTruncated, ltvPercentUsed }: Figures): Working[] {
  const source = { title: texts.sellingGuide };
  return [
    showWorking('ltvTruncated', texts.loanOverValue, { loan, value }, ltvTruncated, source),
    showWorking('ltvPercentUsed', texts.ltvRoundingFormula, { ltvTruncated }, ltvPercentUsed, source),
  ];
}

function explainPrice({ loan, score }: PricedLoanInput, figures: Figures, answer: PricedAnswer): Working[] {
  const { band, parts, percent, dollars } = figures;
  if (percent === null || dollars === null) return [];
  const source = answer.price?.table.source ?? { title: texts.waiverOfMatrix };
  const formula = answer.waiver === null ? texts.sumOfRows : texts.waivedWhateverScore;
  return [
    showWorking('percent', formula, { score: String(score), band, ...parts }, percent, source),
    showWorking('dollars', texts.percentOfLoan, { percent: `${percent}%`, loan }, dollars),
  ];
}

/** "second_home" on the wire's other side: "secondHome". */
function toName(part: string): string {
  return part.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const loanLevelPriceTool = defineTool({
  name: 'loan-level-price',
  summary: 'What the agencies charge for a score and a loan-to-value',
  description:
    'The loan-level price of Fannie Mae and Freddie Mac: a one-time price in percent of the loan, which lenders mostly turn into rate. It is no quote, and it does not say that a loan can be had. For loans over 15 years and Classic FICO. Waivers come first: HomeReady, and first-time buyers within the agencies’ income line, pay none for their score. FHA, VA and USDA have no such grid.',
  input: pricedLoanInput,
  result: loanLevelPriceResult,
  compute: computeLoanLevelPrice,
  example: {
    input: { purpose: 'purchase', score: 718, loan: '270000', value: '300000', on: '2026-11-25' },
    answer: {
      ltvPercentUsed: '90',
      band: '85.01-90.00',
      parts: { scoreLtv: '1.250' },
      percent: '1.250',
      dollars: '3375.00',
    },
  },
});
