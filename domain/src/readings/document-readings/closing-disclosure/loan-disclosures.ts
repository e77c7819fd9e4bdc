import { parseLatePayment } from '../both-forms/late-payment.ts';
import { type FieldReading, parseChoice, parseField, removeMissing } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell } from '../pages/find-cells.ts';
import { findRows, isMoney, joinWords } from '../pages/find-rows.ts';
import { joinAddress } from '../pages/labelled-blocks.ts';
import { findMarked } from '../pages/marks.ts';
import type { Cell } from '../pages/page-text.ts';
import { parsePrintedAmount } from '../pages/read-values.ts';

const ESCROW_ROWS = [
  ['escrowed_costs_year_1', /^escrowed( property costs.*)?$/i],
  ['non_escrowed_costs_year_1', /^non-? ?escrowed( property costs.*)?$/i],
  ['initial_escrow_payment', /^initial escrow( payment)?$/i],
  ['monthly_escrow_payment', /^monthly escrow( payment)?$/i],
] as const;
const NO_ESCROW_ROWS = [
  ['costs_year_1_without_escrow', /^estimated( property costs.*)?$/i],
  ['escrow_waiver_fee', /^escrow waiver fee$/i],
] as const;

/** Page 4: what the loan allows and asks, by the boxes that are marked, and the escrow account (12 CFR 1026.38(l)). */
export function parseLoanDisclosures(cells: readonly Cell[], width: number): Record<string, FieldReading> {
  const account = findCell(cells, /^escrow account$/i);
  const middle = account === undefined ? width / 2 : account.box.x - 6;
  const left = cellsWithin(cells, { right: middle });
  const choose = <Choice extends string>(choices: Readonly<Record<Choice, RegExp>>) => {
    const labels = Object.fromEntries(
      Object.entries<RegExp>(choices).map(([name, pattern]) => [name, findCell(left, pattern)]),
    ) as Record<Choice, Cell | undefined>;
    return findMarked(left, labels);
  };
  const yesNo = (found: { value: 'yes' | 'no'; cell: Cell } | undefined) =>
    parseChoice(found === undefined ? undefined : found.value === 'yes', found?.cell);
  const negative = choose({
    scheduled: /are scheduled to make monthly/i,
    may: /may have monthly payments/i,
    none: /do not have a negative/i,
  });
  const partial = choose({
    apply: /may accept payments/i,
    hold: /may hold them in/i,
    none: /does not accept any/i,
  });
  return removeMissing({
    assumption: yesNo(choose({ yes: /will allow, under certain/i, no: /will not allow assumption/i })),
    demand_feature: yesNo(choose({ yes: /has a demand feature/i, no: /does not have a demand/i })),
    late_payment: parseLatePayment(left),
    negative_amortization: parseChoice(negative?.value, negative?.cell),
    partial_payments: parseChoice(partial?.value, partial?.cell),
    security: readSecurity(left),
    ...readEscrow(cellsWithin(cells, { left: middle })),
  });
}

/** The property, in the line or two under its words. */
function readSecurity(cells: readonly Cell[]): FieldReading | undefined {
  const label = findCell(cells, /security interest in$/i);
  const end = findCell(cells, /^you may lose this property/i);
  if (label === undefined) return undefined;
  const own = cellsWithin(cells, {
    top: label.baseline + 1,
    bottom: (end?.baseline ?? label.baseline + 40) - 2,
  });
  const text = joinAddress(own).replace(/,? ?\byou may lose this property.*$/i, '');
  return text === '' ? undefined : parseField(text, own);
}

function readEscrow(cells: readonly Cell[]): Record<string, FieldReading | undefined> {
  const will = findCell(cells, /will have an escrow account/i);
  const willNot = findCell(cells, /will not have an escrow/i);
  const marked = findMarked(cells, { yes: will, no: willNot });
  const none = findCell(cells, /^no escrow$/i);
  const future = findCell(cells, /^in the future/i);
  const amountsOf = (
    rows: typeof ESCROW_ROWS | typeof NO_ESCROW_ROWS,
    part: readonly Cell[],
    bottom: number,
  ) =>
    Object.fromEntries(
      findRows<string>(part, rows, bottom).map(({ name, cells: row }) => {
        const amount = row.find(isMoney);
        return [name, parseField(parsePrintedAmount(amount?.text ?? ''), amount)];
      }),
    );
  const kept = cellsWithin(cells, { bottom: willNot?.baseline ?? Infinity });
  const reason = marked?.value === 'no' && willNot !== undefined ? readReason(cells, willNot) : undefined;
  return {
    escrow: parseChoice(marked === undefined ? undefined : marked.value === 'yes', marked?.cell),
    no_escrow_reason: parseChoice(reason, willNot),
    ...amountsOf(ESCROW_ROWS, kept, (willNot?.baseline ?? Infinity) - 8),
    ...(none === undefined
      ? {}
      : amountsOf(
          NO_ESCROW_ROWS,
          cellsWithin(cells, { top: none.baseline + 1 }),
          (future?.baseline ?? Infinity) - 6,
        )),
  };
}

/** "because [x] you declined it [ ] your lender does not offer one": both boxes are on its line, or below it. */
function readReason(cells: readonly Cell[], willNot: Cell): 'declined' | 'not_offered' | undefined {
  const below = cells.filter(
    ({ baseline }) =>
      baseline > willNot.baseline - 2 && baseline < willNot.baseline + 3.5 * willNot.box.height,
  );
  const own = findMarked(below, {
    declined: findCell(below, /you declined it/i),
    not_offered: findCell(below, /your lender does not/i),
  });
  if (own !== undefined && own.cell !== willNot) return own.value;
  const text = joinWords([willNot, ...cellsRightOf(cells, willNot)]);
  const after = /because(.*)$/i.exec(text)?.[1] ?? '';
  const isDeclined = /[x✓☒✔☑⊠] ?you declined/i.test(after);
  const isNotOffered = /[x✓☒✔☑⊠] ?your\b/i.test(after);
  return isDeclined === isNotOffered ? undefined : isDeclined ? 'declined' : 'not_offered';
}
