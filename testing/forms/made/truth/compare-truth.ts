import type {
  FieldState,
  FormReading,
  ReadCostLine,
} from '@porchlight/domain/readings/document-readings/form-reading.ts';
import type { FormTruth } from './form-truth.ts';

/** One thing that a form says, and how it was read: `flagged` where a person is asked to check. */
export type Outcome = {
  name: string;
  expected: unknown;
  found: unknown;
  result: 'right' | 'flagged-right' | 'flagged-wrong' | 'missing' | 'wrong';
};

/** Holds a reading against what the form says: every field, and each line by its words, amount, detail and payee. */
export function compareTruth(
  truth: FormTruth,
  reading: Pick<FormReading, 'fields' | 'lines'>,
  isPicture = false,
): Outcome[] {
  const names = new Set([...Object.keys(truth.fields), ...Object.keys(reading.fields)]);
  const fields = [...names].map((name): Outcome => {
    const [expected, field] = [truth.fields[name], reading.fields[name]];
    return judge(name, [expected, field?.value], field?.state, isPicture);
  });
  const sections = new Set([...Object.keys(truth.lines), ...Object.keys(reading.lines)]);
  const lines = [...sections].flatMap((section) => {
    const [expected = [], found = []] = [truth.lines[section], reading.lines[section]];
    return alignLines(expected, found, isPicture).map(([own, line], index) => {
      const isUncertain = line?.areWordsUncertain === true;
      const state =
        isUncertain && !isSame(wordsOf(own), wordsOf(line && tupleOf(line)), isPicture)
          ? 'check'
          : line?.state;
      return judge(`${section} line ${index + 1}`, [own, line && tupleOf(line)], state, isPicture);
    });
  });
  return [...fields, ...lines];
}

type Expected = FormTruth['lines'][string][number];

/** Each line beside the one of its words; what has none beside what is left, in its order. */
function alignLines(
  expected: readonly Expected[],
  found: readonly ReadCostLine[],
  isPicture: boolean,
): [Expected | undefined, ReadCostLine | undefined][] {
  const left = [...found];
  const pairs = expected.map((own): [Expected | undefined, ReadCostLine | undefined] => {
    const at = left.findIndex((line) => isSame(own, tupleOf(line), isPicture));
    return [own, at < 0 ? undefined : left.splice(at, 1)[0]];
  });
  for (const pair of pairs) {
    if (pair[1] !== undefined) continue;
    const at = left.findIndex(({ label }) => isSame(pair[0]?.[0], label, isPicture));
    if (at >= 0) pair[1] = left.splice(at, 1)[0];
  }
  for (const pair of pairs)
    if (pair[1] === undefined && expected.length <= found.length) pair[1] = left.shift();
  return [...pairs, ...left.map((line): [undefined, ReadCostLine] => [undefined, line])];
}

/** A line without its amount. */
const wordsOf = (tuple: readonly unknown[] | undefined) => tuple?.filter((_, index) => index !== 1);

const tupleOf = ({ label, amount, detail, payee }: ReadCostLine) => [
  label,
  amount,
  detail,
  ...(payee === undefined ? [] : [payee]),
];

function judge(
  name: string,
  [expected, found]: readonly [unknown, unknown],
  state: FieldState | undefined,
  isPicture: boolean,
): Outcome {
  const isRight = isSame(expected, found, isPicture);
  const isFlagged = state === 'check' || state === 'unread';
  // A field that is said not to be read is none where the form has none.
  if (isRight || (expected === undefined && state === 'unread'))
    return { name, expected, found, result: isFlagged ? 'flagged-right' : 'right' };
  if (found === undefined) return { name, expected, found, result: 'missing' };
  return { name, expected, found, result: isFlagged ? 'flagged-wrong' : 'wrong' };
}

/** Of a picture the words are the same without their punctuation, capitals and spaces; figures are never. */
function isSame(expected: unknown, found: unknown, isPicture: boolean): boolean {
  const [one, other] = [expected, found].map((value) => JSON.stringify(value) ?? '');
  if (one === other) return true;
  if (!isPicture) return false;
  const [figures, others] = [one, other].map((text) => text?.match(/-?\d[\d.]*/g)?.join(' '));
  const [words, more] = [one, other].map((text) => text?.replace(/[^A-Za-z]/g, '').toLowerCase());
  return figures === others && words === more;
}
