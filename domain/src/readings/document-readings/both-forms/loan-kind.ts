import { type FieldReading, parseChoice, parseField } from '../form-reading.ts';
import { plain } from '../pages/find-cells.ts';
import { joinBlock, listBlockProduct } from '../pages/labelled-blocks.ts';
import { isMark } from '../pages/marks.ts';
import type { Cell } from '../pages/page-text.ts';

const PURPOSES = ['Purchase', 'Refinance', 'Construction', 'Home Equity Loan'];
const LOAN_TYPES = ['Conventional', 'FHA', 'VA'];

/** One of the purposes that the regulation names: under a form field may be the text that was printed there before. */
export function parsePurpose(cell: Cell | undefined): FieldReading | undefined {
  const text = plain(cell?.text ?? '').toLowerCase();
  return parseChoice(
    PURPOSES.find((name) => text.startsWith(name.toLowerCase())),
    cell,
  );
}

const FIXED = 'Fixed Rate';

/** The product as printed; "Fixed Rate" is known by its letters. */
export function parseProduct(block: readonly Cell[] | undefined): FieldReading | undefined {
  const lines = listBlockProduct(block);
  const text = joinBlock(lines);
  const isFixed = text?.replace(/\s/g, '').toLowerCase() === FIXED.replace(' ', '').toLowerCase();
  return isFixed ? parseChoice(text, lines[0]) : parseField(text, lines);
}

/** The type of loan whose box is marked. */
export function parseLoanType(line: readonly Cell[]): FieldReading | undefined {
  const marked = parseMarkedBoxes(line, LOAN_TYPES);
  const isKnown = LOAN_TYPES.includes(marked?.value ?? '');
  return (isKnown ? parseChoice : parseField)(marked?.value, marked?.cell);
}

/** The choice of a line of boxes that an x marks. */
export function parseMarkedBoxes(
  line: readonly Cell[],
  choices: readonly string[],
): { value: string; cell: Cell } | undefined {
  for (const [index, cell] of line.entries()) {
    const [, marked] = /(?:^|\s)[x✓☒✔☑⊠]\s*(\S.*)$/i.exec(cell.text) ?? [];
    const before = line[index - 1];
    const text = marked ?? (before !== undefined && isMark(before.text) ? cell.text : undefined);
    if (text === undefined) continue;
    const value = choices.find((choice) => text.toLowerCase().startsWith(choice.toLowerCase())) ?? text;
    return { value, cell };
  }
  return undefined;
}
