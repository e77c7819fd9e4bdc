import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { TableUse } from '../../programs/data-table.ts';
import { loanLevelPriceTables, type PricedAttribute } from '../../programs/loan-level-price/llpa-table.ts';
import { listScoreSteps, measureGridLtv } from '../../programs/loan-level-price/loan-level-price.ts';
import { needsPmi } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { InputRefusal } from '../input-refusal.ts';
import * as gridTexts from '../loan-level-price/en.ts';
import { answerByGrid } from '../loan-level-price/priced-answers.ts';
import { formatPrice, priceInDollars } from '../loan-level-price/written-price.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import type { CreditPriceInput, CreditPriceResult } from './credit-price.contract.ts';
import * as texts from './en.ts';

/** What the agencies charge for a score on a purchase, and what each higher band saves. Throws InputRefusal where nothing is lent. */
export function computeCreditPrice(input: CreditPriceInput, today: string): CreditPriceResult {
  const amount = readLoan(input);
  const { loan, on, price, reason, waiver } = answerByGrid(toPricedLoan(input, amount), today);
  const { truncated, wholePercent, band } = measureGridLtv(loan.loan, loan.value);
  const percent = waiver === null ? (price?.percent ?? null) : new Decimal(0);
  const steps = (price === null ? [] : listScoreSteps(loan, on)).map((step) => ({
    score: step.score,
    pointsNeeded: step.pointsNeeded,
    percent: formatPrice(step.percent),
    savesDollars: priceInDollars(amount, step.savesPercent),
  }));
  const figures = {
    loan: toFixedDollars(amount),
    ltvPercentUsed: String(wholePercent),
    band,
    isInsured: isConventional(input) && needsPmi(loan.loan, loan.value),
    percent: percent && formatPrice(percent),
    dollars: percent && priceInDollars(amount, percent),
    reason,
    waiver,
    parts: price?.parts.map((one) => ({ part: one.part, percent: formatPrice(one.percent) })) ?? [],
    steps,
    nextStep: steps.find(({ savesDollars }) => Number(savesDollars) > 0) ?? null,
  };
  const tables = price === null ? [] : [price.table];
  return {
    ...figures,
    workings: explainCreditPrice(input, truncated.toFixed(2), figures, tables[0]),
    tables,
  };
}

function readLoan({ price, downPayment }: CreditPriceInput): Decimal {
  const [value, down] = [new Decimal(price), new Decimal(downPayment)];
  if (value.isZero()) throw new InputRefusal({ price: texts.enterThePrice });
  if (down.gt(value)) throw new InputRefusal({ downPayment: texts.downPaymentProblem });
  if (down.eq(value)) throw new InputRefusal({ downPayment: texts.nothingIsLent });
  return value.minus(down);
}

function toPricedLoan(input: CreditPriceInput, loan: Decimal) {
  const attributes: PricedAttribute[] = [];
  if (input.homeKind !== 'house') attributes.push(input.homeKind);
  if (input.occupancy !== 'main') attributes.push(input.occupancy);
  if (input.adjustable) attributes.push('arm');
  if (input.secondLoan) attributes.push('subordinate_financing');
  return {
    purpose: 'purchase',
    score: input.creditScore,
    scoreModel: 'classic_fico',
    loan: loan.toString(),
    value: input.price,
    attributes,
    program: input.program,
    termMonths: input.termMonths,
  } as const;
}

function isConventional({ program }: CreditPriceInput): boolean {
  return program !== 'fha' && program !== 'va' && program !== 'usda';
}

type Figures = Omit<CreditPriceResult, 'workings' | 'tables'>;

/** How the figures of a score's price were made, each under its name in the answer. */
function explainCreditPrice(
  input: CreditPriceInput,
  ltvTruncated: string,
  figures: Figures,
  table: TableUse | undefined,
): Working[] {
  const { loan, ltvPercentUsed } = figures;
  const sizes = { [texts.price]: input.price, [texts.downPayment]: input.downPayment };
  return [
    showWorking('loan', texts.loanFormula, sizes, loan),
    showWorking(
      'ltvPercentUsed',
      texts.loanOverPrice,
      { [texts.loan]: loan, [texts.price]: input.price, [texts.truncatedLtv]: `${ltvTruncated}%` },
      ltvPercentUsed,
      { title: gridTexts.sellingGuide },
    ),
    ...(figures.waiver === null ? explainGrid(input, figures, table) : explainWaiver(figures)),
  ];
}

function explainWaiver({ waiver, percent, dollars }: Figures): Working[] {
  const source = { title: gridTexts.waiverOfMatrix };
  const inputs = { [texts.program]: waiver === null ? '' : texts.programNames[waiver] };
  return ['percent', 'dollars'].map((figure) =>
    showWorking(figure, texts.waived, inputs, (figure === 'percent' ? percent : dollars) ?? '', source),
  );
}

function explainGrid(input: CreditPriceInput, figures: Figures, table: TableUse | undefined): Working[] {
  const { parts, percent, dollars, loan, nextStep } = figures;
  if (percent === null || dollars === null || table === undefined) return [];
  const rows = parts.map((one) => ({
    ...one,
    name: one.part === 'score_ltv' ? nameScoreBand(input.creditScore) : (texts.parts[one.part] ?? one.part),
  }));
  const each = rows.map((one) =>
    showWorking(
      `parts.${one.part}`,
      texts.rowOfGrid,
      { [texts.row]: one.name, [texts.bandOfLtv]: `${figures.band}%` },
      one.percent,
      table.source,
    ),
  );
  const added = Object.fromEntries(rows.map((one) => [one.name, `${one.percent}%`]));
  const inDollars = { [texts.percentLabel]: `${percent}%`, [texts.loan]: loan };
  return [
    ...each,
    showWorking('percent', texts.rowsAdded, added, percent, table.source),
    showWorking('dollars', texts.percentOfLoan, inDollars, dollars, table.source),
    ...(nextStep === null
      ? []
      : [
          showWorking(
            'nextStep',
            texts.savingOfBand,
            {
              [texts.percentAt(input.creditScore)]: `${percent}%`,
              [texts.percentAt(nextStep.score)]: `${nextStep.percent}%`,
              [texts.loan]: loan,
            },
            nextStep.savesDollars,
            table.source,
          ),
        ]),
  ];
}

/** The band of the grid that a score lies in: "700 to 719". */
function nameScoreBand(score: number): string {
  const { fromScores } = loanLevelPriceTables[0].content;
  const place = fromScores.findIndex((from) => score >= from);
  const [from = 0, above] = [fromScores[place], fromScores[place - 1]];
  if (above === undefined) return texts.scoreAndUp(from);
  return from === 0 ? texts.scoreBelow(above - 1) : texts.scoreBand(from, above - 1);
}
