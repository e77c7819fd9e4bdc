import { Decimal } from '../../kernel/decimals.ts';
import { measureGridLtv } from '../../programs/loan-level-price/loan-level-price.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en/loan-level-price.ts';
import type { LoanLevelPriceResult } from './loan-level-price.contract.ts';
import { answerByGrid, type PricedAnswer } from './priced-answers.ts';
import type { PricedLoanInput } from './priced-loan.ts';
import { priceInDollars, writePrice } from './written-price.ts';

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
      answer.price?.parts.map((one) => [toName(one.part), writePrice(one.percent)]) ?? [],
    ),
    percent: percent && writePrice(percent),
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
    showWorking('ltvPercentUsed', texts.upToAWholePercent, { ltvTruncated }, ltvPercentUsed, source),
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
