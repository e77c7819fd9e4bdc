import { type FieldReading, parseField } from '../form-reading.ts';
import { findGutter } from '../pages/columns.ts';
import { findCell } from '../pages/find-cells.ts';
import { blockLabel, listBlockLines, parseBlocks } from '../pages/labelled-blocks.ts';
import { type Cell, letterHeight } from '../pages/page-text.ts';

/** What services for signing, fax machines and stamps print above a page. */
const BANNER =
  /envelope|docusign|e-?sign|\bfax|\bpage\b|\bcopy\b|confidential|received|printed|draft|^(?:from|to|date):|\d{1,2}:\d{2}|[0-9a-f]{8}-|\b\d{3}[-. ]\d{4}\b|www\.|@/i;
const LINES_OF_LENDER = [
  blockLabel('lender', 'lender'),
  ...[blockLabel('license', 'nmls ?/ ?[a-z_]* ?license id'), blockLabel('officer', 'loan officer')],
];
const letters = (cells: readonly Cell[]) =>
  cells.map(({ text }) => text.toLowerCase().replace(/[^a-z0-9]/g, '')).join('');

/**
 * Who lends, as the head of page 1 has it: the lines that page 3 names as the lender. Where it names none, the first line of the head that is no
 * banner, with those that follow up to the address; to be checked where there are several that it may be.
 */
export function parseLender(
  first: readonly Cell[],
  right: number,
  last: readonly Cell[],
): FieldReading | undefined {
  const title = findCell(first, /^loan estimate$/i);
  if (title === undefined) return undefined;
  const head = first.filter(({ box, baseline }) => box.x < right && baseline < title.baseline - 1);
  const named = letters(readNamed(last));
  for (let from = 0; named !== '' && from < head.length; from += 1)
    for (let count = 1; count <= 3; count += 1) {
      const lines = head.slice(from, from + count);
      if (letters(lines) === named) return parseField(joinLines(lines), lines);
    }
  const [top, ...others] = head.filter(({ text }) => !BANNER.test(text) && /[a-z]{2}/i.test(text));
  if (top === undefined) return undefined;
  const below = others.filter(({ box }) => Math.abs(box.x - top.box.x) < 3);
  const lines = listBlockLines(
    [top, ...below],
    ({ text, box }) => /\d/.test(text) || box.height < 0.8 * top.box.height,
  );
  const field = parseField(joinLines(lines), lines);
  const isUnsure = named !== '' && top.confidence === undefined;
  return field && isUnsure ? { ...field, state: 'check' } : field;
}

const joinLines = (lines: readonly Cell[]) => lines.map(({ text }) => text).join(' ');

/** What page 3 has beside LENDER. */
function readNamed(cells: readonly Cell[]): Cell[] {
  const end = findCell(cells, /^comparisons$/i)?.baseline ?? 0;
  const head = cells.filter(({ baseline }) => baseline < end);
  const broker = findCell(head, /^mortgage broker:?/i);
  const right = broker === undefined ? Infinity : (findGutter(head, broker.box.x + 1) ?? broker.box.x - 4);
  const { lender = [] } = parseBlocks(
    head.filter(({ box }) => box.x < right),
    LINES_OF_LENDER,
  );
  const [value] = lender;
  return listBlockLines(
    lender,
    (cell) => value !== undefined && cell.baseline - value.baseline > 2.5 * letterHeight(value),
  );
}
