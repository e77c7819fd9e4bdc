import { problems } from '@porchlight/content/en/program-finder-questions.ts';
import { findAmountQuestion, parseDollars } from '@porchlight/domain/kernel/money.ts';
import {
  type AnswerName,
  type FinderAnswers,
  isPlace,
  type ProgramPlace,
} from '@porchlight/domain/programs/program-finder/answers.ts';

/** Ten billion dollars, in cents: as much as the interface takes. */
const MAX = 1_000_000_000_000;
const bases: readonly AnswerName[] = ['ami', 'mrbLimit'];

export type ReadAnswer = { value: FinderAnswers; problem?: never } | { problem: string; value?: never };

/** What was typed for one answer. Nothing typed is not known, and no problem; the place has to be chosen. */
export function loadTypedAnswer(name: AnswerName, typed: string): ReadAnswer {
  const text = typed.trim();
  if (name === 'state')
    return isPlace(text) ? { value: { state: text as ProgramPlace } } : { problem: problems.state };
  if (text === '') return { value: {} };
  if (name === 'score') return readWhole(name, text, 300, 850, problems.score);
  if (name === 'units') return readWhole(name, text, 1, 4, problems.units);
  if (name === 'downPercent') return readDown(text);
  return parseTypedAmount(name, text);
}

function readWhole(name: AnswerName, text: string, from: number, to: number, problem: string): ReadAnswer {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? { value: { [name]: value } } : { problem };
}

function readDown(text: string): ReadAnswer {
  const percent = text.replace(/\s*%$/, '').replace(',', '.');
  const isPercent = /^\d{1,3}(\.\d{1,6})?$/.test(percent) && Number(percent) <= 100;
  return isPercent ? { value: { downPercent: percent } } : { problem: problems.percent };
}

/** Whole cents; what is less than a cent is cut. */
export function parseTypedAmount(name: AnswerName, text: string): ReadAnswer {
  const dollars = parseDollars(text);
  if (dollars === undefined) return { problem: findAmountQuestion(text) ?? problems.amount };
  const [whole = '0', fraction = ''] = dollars.split('.');
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  if (cents > MAX) return { problem: problems.tooMuch };
  if (cents === 0 && (bases.includes(name) || name === 'price')) return { problem: problems.aboveNothing };
  return { value: { [name]: cents } };
}
