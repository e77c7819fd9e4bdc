import type { Look, Paper } from './paper.ts';

export type Fact = readonly [label: string, values: readonly string[]];

/** The name of a table, after the maker's way; the baseline of the first line below it. */
export function head(paper: Paper, { from, to }: { from: number; to: number }, y: number, text: string) {
  const { look } = paper.profile.heads;
  const own = { times: 1.2, bold: true, shade: look === 'black' ? 1 : 0 };
  const base = y + paper.size(own);
  const printed = paper.profile.heads.letters === 'plain' ? text : text.toUpperCase();
  const wide = look === 'black' ? Math.min(to - from, paper.measure(printed, own) * 1.2 + 12) : to - from;
  const [high, top] = [paper.size(own) * 1.45, base - paper.size(own) * 1.1];
  if (look === 'black') paper.band(from, top, wide, high, 0);
  if (look === 'shaded') paper.band(from, top, wide, high, 0.82);
  if (look === 'ruled') paper.line(from, top + high, to, top + high, 1.2);
  const end = headWords(paper, look === 'plain' ? from : from + 4, base, text, {
    ...own,
    room: to - from - 8,
  });
  return { y: top + high + paper.step, base, end: Math.max(end, look === 'black' ? from + wide : end) };
}

/** Small capitals are two sizes of capitals, as typesetters without such a font make them: each word is two pieces. */
function headWords(paper: Paper, x: number, y: number, text: string, look: Look): number {
  const { letters } = paper.profile.heads;
  if (letters === 'plain') return paper.text(x, y, text, look);
  if (letters === 'capitals') return paper.text(x, y, text.toUpperCase(), look);
  const small = { ...look, times: (look.times ?? 1) * 0.78 };
  let at = x;
  for (const word of text.split(' ')) {
    if (word.startsWith('(')) {
      at = paper.text(at, y, word, look) + paper.measure(' ', look);
      continue;
    }
    at = paper.text(at, y, word.slice(0, 1).toUpperCase(), look);
    at = paper.text(at, y, word.slice(1).toUpperCase(), small) + paper.measure(' ', look);
  }
  return at;
}

/** The title of the form or of a page; of the form on two lines where a maker sets it so large. */
export function title(paper: Paper, x: number, y: number, text: string, times = 1.9): number {
  const look = { times, bold: true };
  const isForm = text === 'Loan Estimate' || text === 'Closing Disclosure';
  const words = paper.profile.wraps.title && isForm ? text.split(' ') : [text];
  const step = paper.size(look) * 1.1;
  for (const [index, word] of words.entries()) paper.text(x, y + (index + 1) * step, word, look);
  return y + words.length * step + 4;
}

/** The name of a fact on page 1. */
export function getFactName({ profile }: Paper, label: string): string {
  const words = profile.facts.letters === 'capitals' ? label.toUpperCase() : label;
  return label !== '' && profile.facts.hasColon ? `${words}:` : words;
}

/** Names and values one below the other; the baseline after the last. */
export function facts(
  paper: Paper,
  { x, valueAt, to }: { x: number; valueAt: number; to: number },
  y: number,
  rows: readonly Fact[],
): number {
  const label = { times: 0.88, bold: true };
  let at = y;
  for (const [name, values] of rows) {
    const [first = '', ...rest] = values;
    const words = getFactName(paper, name);
    if (paper.profile.more?.hasPaddedFacts && first !== '') {
      const padded = joinPadded(paper, words, first, valueAt - x, {});
      paper.text(x, at, padded, { room: to - x, isData: true });
    } else if (paper.profile.merges.facts && first !== '')
      paper.text(x, at, `${words} ${first}`, { room: to - x, isData: true });
    else {
      paper.text(x, at, words, { ...label, room: valueAt - x - 4 });
      paper.text(valueAt, at, first, { room: to - valueAt, isData: true });
    }
    for (const value of rest) {
      at += paper.step;
      paper.text(valueAt, at, value, { room: to - valueAt, isData: true });
    }
    at += paper.step;
  }
  return at;
}

/** Lines between rows, where the maker has them, and around the cells of a grid. */
export function rule(paper: Paper, from: number, to: number, y: number): void {
  if (paper.profile.rules !== 'none') paper.line(from, y, to, y, 0.4);
}

export function grid(paper: Paper, columns: readonly number[], top: number, bottom: number): void {
  if (paper.profile.rules !== 'grid') return;
  for (const x of columns) paper.line(x, top, x, bottom, 0.4);
}

/** A label in one line, or in the lines a maker breaks it into; how many lines it took. */
export function label(
  paper: Paper,
  x: number,
  y: number,
  lines: readonly string[],
  { wide, ...look }: Look & { wide: number },
): number {
  const isBroken = paper.profile.wraps.labels && paper.profile.more?.labelShare === undefined;
  const own = isBroken ? lines : [lines.join(' ')];
  const broken = own.flatMap((line) =>
    paper.measure(line, look) > wide ? paper.wrap(line, wide, look) : [line],
  );
  paper.stack(x, y, broken, { ...look, room: wide });
  return broken.length;
}

/** Two texts of one row in one run, the second about where its own column begins. */
export function joinPadded(paper: Paper, first: string, second: string, gap: number, look: Look): string {
  const space = paper.measure(' ', look);
  const count = Math.max(2, Math.round((gap - paper.measure(first, look)) / space));
  return `${first}${' '.repeat(count)}${second}`;
}
