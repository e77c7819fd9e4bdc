import { joinPadded, rule } from './blocks.ts';
import type { Paper } from './paper.ts';
import { amount, money } from './print.ts';

export type Column = { from: number; to: number };

/** The name of a section of costs and its total; the baseline of its first line. */
export function sectionHead(
  paper: Paper,
  { from, to }: { from: number; to: number },
  y: number,
  {
    letter,
    words,
    cents,
    column,
    isWhole,
  }: { letter: string; words: string; cents: number; column: Column; isWhole: boolean },
): number {
  const { profile, step } = paper;
  if (profile.hasBands) paper.band(from, y - step * 0.85, to - from, step * 1.15);
  const look = { bold: true };
  const name = letter !== '' && profile.letters === 'dot' ? `${letter}. ${words}` : words;
  let x = from + 3;
  if (letter !== '' && profile.letters === 'cell') {
    paper.text(x, y, letter, look);
    x += paper.size() * 1.9;
    if (profile.rules === 'grid') paper.line(x - 5, y - step * 0.85, x - 5, y + step * 0.3, 0.4);
  }
  const isShown = cents !== 0 || profile.amounts.hasZeros;
  const room = column.from - x - 2;
  if (isShown && profile.amounts.total === 'after-label') {
    const end = paper.text(x, y, name, { ...look, room: room - 10 });
    const from = Math.max(end + 8, column.from - 30);
    amount(paper, { from, to: Math.max(column.to - 20, from + 50) }, y, cents, { ...look, isWhole });
    return endHead(paper, { from, to }, y);
  }
  const lines =
    profile.wraps.labels && paper.measure(name, look) > room * 1.15 ? paper.wrap(name, room, look) : [name];
  paper.stack(x, y, lines, { ...look, room });
  if (isShown) amount(paper, column, y, cents, { ...look, isWhole });
  return endHead(paper, { from, to }, y + (lines.length - 1) * paper.size() * 1.25);
}

function endHead(paper: Paper, { from, to }: { from: number; to: number }, y: number): number {
  rule(paper, from, to, y + paper.step * 0.3);
  return y + paper.step * 1.15;
}

export type CostRow = { label: string; detail: string | null; cents: number; isBlank?: boolean };

/** One charge: its words, broken where the maker breaks them, its detail and its amount; the next baseline. */
export function costRow(
  paper: Paper,
  { from, to }: { from: number; to: number },
  y: number,
  { label, detail, cents, isBlank = false }: CostRow,
  column: Column,
  isWhole = true,
): number {
  const { profile, step } = paper;
  const room = column.from - from - 6;
  const detailAt = from + room * 0.52;
  const isApart =
    profile.hasDetailColumn &&
    detail !== null &&
    paper.measure(label) < detailAt - from - 8 &&
    paper.measure(detail) < column.from - detailAt - 4;
  const words = detail === null || isApart ? label : `${label} ${detail}`;
  const lines = breakFee(paper, words, room);
  if (
    profile.merges.fees &&
    lines.length === 1 &&
    !isApart &&
    !isBlank &&
    profile.amounts.dollar !== 'edge'
  ) {
    const sum = money(profile, cents, isWhole);
    const wide = column.to - from - 3 - paper.measure(sum);
    paper.text(from + 3, y, joinPadded(paper, words, sum, wide, {}), { isData: true });
  } else {
    paper.stack(from + 3, y, lines, { room, isData: !isBlank });
    if (isApart) paper.text(detailAt, y, detail, { isData: true, room: column.from - detailAt - 4 });
    const middle = profile.more?.hasMiddleAmounts ? ((lines.length - 1) * paper.size() * 1.25) / 2 : 0;
    if (!isBlank) amount(paper, column, y + middle, cents, { isWhole });
  }
  const next = y + step + (lines.length - 1) * paper.size() * 1.25;
  if (profile.rules !== 'none') paper.line(from, next - step * 0.72, to, next - step * 0.72, 0.25);
  return next;
}

/** A fee's words: broken at a share of the column by some makers, by all where there is no room. */
export function breakFee(paper: Paper, words: string, room: number): string[] {
  const wide = room * paper.profile.wraps.fees;
  // Some set what is a little too wide smaller instead.
  return paper.measure(words) > (paper.profile.wraps.fees === 1 ? wide * 1.15 : wide)
    ? paper.wrap(words, wide, {})
    : [words];
}
