import type { AirTable, ApTable } from '../../made/model/form-model.ts';
import { head, rule } from './blocks.ts';
import type { Paper } from './paper.ts';

type Side = { from: number; to: number };

/** The Adjustable Payment Table (12 CFR 1026.37(i)); the baseline after it. */
export function drawPaymentTable(paper: Paper, side: Side, y: number, ap: ApTable): number {
  const begin = head(paper, side, y, 'Adjustable Payment (AP) Table');
  const rows = [
    ['Interest Only Payments?', ap.interestOnly],
    ['Optional Payments?', 'NO'],
    ['Step Payments?', 'NO'],
    ['Seasonal Payments?', 'NO'],
    ['Monthly Principal and Interest Payments'],
    ['First Change/Amount', `${ap.firstAmount} ${ap.firstChange}`],
    ['Subsequent Changes', ap.laterChanges],
    ['Maximum Payment', ap.maximum],
  ] as const;
  return drawRows(paper, side, begin.y, rows);
}

/** The Adjustable Interest Rate Table (1026.37(j)). */
export function drawRateTable(paper: Paper, side: Side, y: number, air: AirTable): number {
  const begin = head(paper, side, y, 'Adjustable Interest Rate (AIR) Table');
  const rows = [
    ['Index + Margin', `${air.index} + ${air.margin}%`],
    ['Initial Interest Rate', `${air.initial}%`],
    ['Minimum/Maximum Interest Rate', `${air.least}%/${air.most}%`],
    ['Change Frequency'],
    ['First Change', air.firstChange],
    ['Subsequent Changes', air.laterChanges],
    ['Limits on Interest Rate Changes'],
    ['First Change', air.firstLimit],
    ['Subsequent Changes', air.laterLimit],
  ] as const;
  return drawRows(paper, side, begin.y, rows);
}

function drawRows(
  paper: Paper,
  { from, to }: Side,
  y: number,
  rows: readonly (readonly [string, string?])[],
): number {
  const valueAt = from + (to - from) * 0.5;
  let at = y;
  for (const [name, value] of rows) {
    paper.text(from + 4, at, name, {
      times: 0.92,
      bold: value === undefined,
      room: value === undefined ? to - from : valueAt - from - 8,
    });
    if (value !== undefined)
      paper.text(valueAt, at, value, { times: 0.92, isData: true, room: to - valueAt });
    rule(paper, from, to, at + paper.step * 0.28);
    at += paper.step * 1.05;
  }
  return at + paper.step * 0.3;
}
