import type { TableUse } from '../../programs/data-table.ts';
import { loanLevelPriceTables } from '../../programs/loan-level-price/llpa-table.ts';
import * as gridTexts from '../loan-level-price/en/loan-level-price.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import type { CreditPriceInput, CreditPriceResult } from './credit-price.contract.ts';
import * as texts from './en/credit-price.ts';

type Figures = Omit<CreditPriceResult, 'workings' | 'tables'>;

/** How the figures of a score's price were made, each under its name in the answer. */
export function explainCreditPrice(
  input: CreditPriceInput,
  ltvTruncated: string,
  figures: Figures,
  table: TableUse | undefined,
): Working[] {
  const { loan, ltvPercentUsed } = figures;
  const sizes = { [texts.price]: input.price, [texts.downPayment]: input.downPayment };
  return [
    showWorking('loan', texts.priceLessDownPayment, sizes, loan),
    showWorking(
      'ltvPercentUsed',
      texts.loanOverPrice,
      { [texts.loan]: loan, [texts.price]: input.price, [texts.cutAfterTwoPlaces]: `${ltvTruncated}%` },
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
  const inDollars = { [texts.percentOfTheLoan]: `${percent}%`, [texts.loan]: loan };
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
