import * as texts from '@porchlight/content/en/tools/screens.ts';
import { findAmountQuestion, formatAmount, parseDollars } from '@porchlight/domain/kernel/money.ts';
import type { ToolField, Typed, WireValues } from './tool-definition.ts';

/** What a form says, in the wire's terms; a sentence for each field that cannot be read. */
export function getTyped(
  fields: readonly ToolField[],
  typed: Typed,
): { values: WireValues; problems: Record<string, string> } {
  const values: Record<string, string | number | boolean> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    if (field.isAsked?.(typed) === false) continue;
    const text = (typed[field.name] ?? '').trim();
    if (text === '' && field.isOptional && field.kind !== 'flag') continue;
    const value = readOne(field, text);
    if (value === undefined) problems[field.name] = findProblem(field.kind, text);
    else values[field.name] = value;
  }
  return { values, problems };
}

function findProblem(kind: ToolField['kind'], text: string): string {
  if (text === '') return missing[kind];
  return (kind === 'dollars' ? findAmountQuestion(text) : undefined) ?? unread[kind];
}

/** The form's values before anything is typed. */
export function listInitial(fields: readonly ToolField[]): Typed {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
}

function readOne({ kind, choices }: ToolField, text: string): string | number | boolean | undefined {
  switch (kind) {
    case 'dollars':
      return parseDollars(text);
    case 'percent':
      return parsePercent(text);
    case 'change':
      return parseEventChange(text);
    case 'years':
      return readYears(text);
    case 'count':
      return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
    case 'choice':
      return choices?.includes(text) ? text : undefined;
    case 'flag':
      return text === 'yes';
  }
}

/** An amount as it is best read, once its field is left: "289,900" for "$289900"; what cannot be read stays as it is. */
export function tidyDollars(text: string): string {
  const read = parseDollars(text);
  return read === undefined ? text : formatAmount(read);
}

/** A percentage: "6.875", "6.875 %", and "6,875", because no percentage is long enough to need commas between its thousands. */
function parsePercent(text: string): string | undefined {
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(text.replace(/\s|%$/g, ''));
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return whole === '' && fraction === '' ? undefined : writeDecimal(whole, fraction);
}

/** A change in percent, which may be a fall: "3", "-1.5", "−1.5 %". */
function parseEventChange(text: string): string | undefined {
  const [, minus = '', rest = ''] = /^([-−–]?)\s*(.*)$/.exec(text) ?? [];
  const size = parsePercent(rest);
  if (size === undefined || minus === '' || Number(size) === 0) return size;
  return `-${size}`;
}

/** Years in months: "30", "30 years", "27.5". Only what makes whole months. */
function readYears(text: string): number | undefined {
  const match = /^(\d{1,3}(?:\.\d{1,2})?)\.?\s*(?:y|yrs?|years?)?$/i.exec(text);
  const months = Number(match?.[1] ?? Number.NaN) * 12;
  return Number.isInteger(months) ? months : undefined;
}

function writeDecimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

const missing = {
  dollars: texts.dollarsMissing,
  percent: texts.percentMissing,
  change: texts.changeMissing,
  years: texts.yearsMissing,
  count: texts.wholeNumberMissing,
  date: texts.enterADate,
  choice: texts.chooseOne,
  flag: texts.chooseOne,
};

const unread = {
  dollars: texts.dollarsUnread,
  percent: texts.percentUnread,
  change: texts.changeUnread,
  years: texts.yearsUnread,
  count: texts.wholeNumberUnread,
  date: texts.dateUnread,
  choice: texts.choiceUnread,
  flag: texts.chooseOne,
};
