import {
  type ConditionTime,
  MAX_CONDITION_LENGTH,
  MAX_CONDITIONS,
  MAX_PASTED_TEXT_LENGTH,
} from './condition-values.ts';
import { findConditionTime, recognizeCondition } from './recognize-condition.ts';

/** One condition of a paste. `heading` is the time that the heading over it names, such as "Prior to docs"; null without one. */
export type PastedCondition = { text: string; heading: ConditionTime | null; isCut: boolean };

/** `leftOut` counts the conditions beyond the most that one paste gives; `isCut` where the paste itself was longer than is read. */
export type SplitConditions = { conditions: PastedCondition[]; leftOut: number; isCut: boolean };

const MARK = /^(?:[-*•·▪◦‣–—☐□✓]|#?\(?\d{1,3}(?:[.):]|(?=\t))|\(?[a-z][.)])\s+/i;
/** The next number within a line, as in "1) W-2 forms 2) pay stubs". */
const INLINE = / (?=\(?\d{1,3}\) )/;
const MAX_HEADING_LENGTH = 60;
/** A line of this length was cut by the margin of a page, so that the next one goes on with its sentence. */
const MIN_WRAPPED_LENGTH = 60;

/** The line that the next one may go on with. */
type OpenLine = { line: string; isMarked: boolean };

/**
 * Cuts a pasted list into its conditions, also one that mixes numbers, bullets, headings and plain lines. A line goes on with the one
 * before it where it begins in the middle of a sentence, where that one was cut by the margin, or where it belongs to an item with a mark
 * and is no condition by itself. Linear in the text; reads 100,000 characters at most.
 */
export function splitConditions(pasted: string): SplitConditions {
  const lines = pasted
    .slice(0, MAX_PASTED_TEXT_LENGTH)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .flatMap((line) => (MARK.test(line) ? line.replace(/ +/g, ' ').split(INLINE) : [line]));
  const found: PastedCondition[] = [];
  let heading: ConditionTime | null = null;
  let open: OpenLine | undefined;
  for (const raw of lines) {
    const isMarked = MARK.test(raw);
    const line = raw.replace(MARK, '').replace(/\s+/g, ' ').trim();
    const time = readHeading(line);
    if (!/[\p{L}\p{N}]/u.test(line) || time !== null || isTopic(line, isMarked)) {
      heading = time ?? heading;
      open = undefined;
      continue;
    }
    const last = found.at(-1);
    if (last !== undefined && open !== undefined && !isMarked && continues(open, line)) {
      last.text += ` ${line}`;
      open = { ...open, line };
      continue;
    }
    found.push({ text: line, heading, isCut: false });
    open = { line, isMarked };
  }
  const conditions = found.map(cut);
  return {
    conditions: conditions.slice(0, MAX_CONDITIONS),
    leftOut: Math.max(0, conditions.length - MAX_CONDITIONS),
    isCut: pasted.length > MAX_PASTED_TEXT_LENGTH,
  };
}

const ENDS_SENTENCE = /[.;!?:]["')\]]?$/;
const ENDS_OPEN =
  /(?:[,&/–—-]|\b(?:and|or|of|the|an?|for|to|from|with|all|most recent|showing|that|by|in|on))$/i;

function continues({ line: before, isMarked }: OpenLine, line: string): boolean {
  const isInSentence = /^[\p{Ll}(&,]/u.test(line);
  if (ENDS_OPEN.test(before)) return true;
  if (ENDS_SENTENCE.test(before)) return isMarked && !isCondition(line);
  if (isInSentence || before.length >= MIN_WRAPPED_LENGTH) return true;
  return isMarked && !isCondition(line);
}

const BEGINS_CONDITION =
  /^(?:please |the )?(?:provide|submit|send|furnish|supply|obtain|sign|explain|verify|evidence|proof|cop(?:y|ies)|letter|borrowers?|buyers?|sellers?|lender|title|executed|signed|final|updated|most recent|satisfactory|acceptable)\b/i;

const isCondition = (line: string) => BEGINS_CONDITION.test(line) || recognizeCondition(line).key !== null;

const HEADING_WORDS =
  /\b(?:conditions?|prior|to|before|at|final|loan|closing|documents?|docs?|funding|signing|ptd|ptf|ptc|the|following|required|items?|underwrit\w{1,6}|lender|borrower|outstanding|open|stage|must|be|met|cleared|satisfied|and|or)\b|[^\p{L}]/giu;

/** A short line that names a time and nothing else: "Prior to Documents:", "PTF conditions (3)". */
function readHeading(line: string): ConditionTime | null {
  if (line.length > MAX_HEADING_LENGTH || line.replace(HEADING_WORDS, '') !== '') return null;
  return findConditionTime(line);
}

/** A short line that ends in a colon, such as "Income:", is over conditions and none itself. */
function isTopic(line: string, isMarked: boolean): boolean {
  return !isMarked && line.length <= MAX_HEADING_LENGTH && line.endsWith(':');
}

function cut(condition: PastedCondition): PastedCondition {
  const isCut = condition.text.length > MAX_CONDITION_LENGTH;
  return isCut ? { ...condition, text: condition.text.slice(0, MAX_CONDITION_LENGTH), isCut } : condition;
}
