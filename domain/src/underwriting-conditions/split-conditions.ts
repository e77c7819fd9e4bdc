import {
  type ConditionTime,
  LONGEST_CONDITION,
  LONGEST_PASTED_TEXT,
  MOST_CONDITIONS,
} from './condition-values.ts';
import { findConditionTime } from './recognize-condition.ts';

/** One condition of a paste. `heading` is the time that the heading over it names, such as "Prior to docs"; null without one. */
export type PastedCondition = { text: string; heading: ConditionTime | null; isCut: boolean };

/** `leftOut` counts the conditions beyond the most that one paste gives; `isCut` where the paste itself was longer than is read. */
export type SplitConditions = { conditions: PastedCondition[]; leftOut: number; isCut: boolean };

const MARK = /^(?:[-*•·▪◦‣–—]|\(?\d{1,3}[.):]|\(?[a-z][.)])\s+/i;
/** The next number within a line, as in "1) W-2 forms 2) pay stubs". */
const INLINE = / (?=\(?\d{1,3}\) )/;
const SHORT_HEADING = 60;

/**
 * Cuts a pasted list into its conditions: at line breaks and numbers. A line without a number continues the one before it where the list is
 * numbered, or where it begins in the middle of a sentence. Linear in the text; reads 100,000 letters at most.
 */
export function splitConditions(pasted: string): SplitConditions {
  const lines = pasted
    .slice(0, LONGEST_PASTED_TEXT)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .flatMap((line) => (MARK.test(line) ? line.split(INLINE) : [line]));
  const isNumbered = lines.filter((line) => MARK.test(line)).length > 1;
  const found: PastedCondition[] = [];
  let heading: ConditionTime | null = null;
  let isOpen = false;
  for (const line of lines) {
    const time = readHeading(line);
    if (line === '' || time !== null) {
      heading = time ?? heading;
      isOpen = false;
      continue;
    }
    const last = found.at(-1);
    if (last !== undefined && isOpen && continues(last.text, line, isNumbered)) last.text += ` ${line}`;
    else found.push({ text: line.replace(MARK, ''), heading, isCut: false });
    isOpen = true;
  }
  const conditions = found.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(cut);
  return {
    conditions: conditions.slice(0, MOST_CONDITIONS),
    leftOut: Math.max(0, conditions.length - MOST_CONDITIONS),
    isCut: pasted.length > LONGEST_PASTED_TEXT,
  };
}

function continues(before: string, line: string, isNumbered: boolean): boolean {
  if (MARK.test(line)) return false;
  return isNumbered || (!/[.;!?:]$/.test(before) && /^[\p{Ll}(&,]/u.test(line));
}

const HEADING_WORDS =
  /\b(?:conditions?|prior|to|before|at|final|loan|closing|documents?|docs?|funding|signing|ptd|ptf|ptc|the|following|required|items?)\b|[^\p{L}\p{N}]/giu;

/** A short line that names a time and nothing else: "Prior to Documents:", "PTF conditions". */
function readHeading(line: string): ConditionTime | null {
  if (line.length > SHORT_HEADING || line.replace(HEADING_WORDS, '') !== '') return null;
  return findConditionTime(line);
}

function cut(condition: PastedCondition): PastedCondition {
  const isCut = condition.text.length > LONGEST_CONDITION;
  return isCut ? { ...condition, text: condition.text.slice(0, LONGEST_CONDITION), isCut } : condition;
}
