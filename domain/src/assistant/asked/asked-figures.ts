import { foldWord } from '../../search/words.ts';

/** What an amount or a percentage in a question is said of. */
export type FigureRole = 'income' | 'debts' | 'down' | 'loan' | 'price' | 'rate' | 'term';

/** `value` in whole dollars, in dollars with cents where it is earned an hour, in years, or in percent; `text` is a percentage as it was written. */
export type AskedFigure = {
  role: FigureRole;
  unit: 'dollars' | 'percent' | 'years';
  value: number;
  text: string;
  period?: 'year' | 'month' | 'hour';
};

/** "$85,000", "85k", "1.2 million", "6.5%", "30-year". Parts of dates and of program names such as 5/1 are none. */
const NUMBER =
  /(?<![\w/.-])(\$ ?)?(\d[\d,]*(?:\.\d+)?|\.\d+) ?-?(k|thousand|m|mil|million|%|percent|pct|yrs?|years?)?(?!\w|\/(?! ?h(ou)?r)|\.\d)/g;

const THOUSANDS: Readonly<Record<string, number>> = {
  ...{ k: 1_000, thousand: 1_000, m: 1_000_000, mil: 1_000_000, million: 1_000_000 },
};
/** Less than this in dollars is no price and no loan for a home. */
const MIN_PRICE = 20_000;
/** More in dollars is no figure of a household. */
const MAX_DOLLARS = 100_000_000;
/** A bare number up to this may be a rate in percent, or the percentage of a down payment. */
const MAX_BARE_PERCENT = 20;

const DOWN_AFTER = /^ *(down|dp)\b/;
const DOWN_BEFORE = /\b(down ?payment (of|is)|put(ting)?( down)?) $/;
const DEBTS_AFTER =
  /^ *(a |per |\/ ?)?mo(nth|nthly)?\b ?(in |of )?(my |our )?(debts?|car|student|bills|loan payments)\b/;
const PERIOD_AFTER = /^ *(a |per |each |every |\/ ?)?(years?|yr|annual(ly)?|yearly|month(ly)?|mo)\b/;
const HOUR_AFTER = /^ *(dollars |bucks )?(an |a |per |each |every |\/ ?)?(hour|hourly|hr)\b/;
/** Fewer hours than a full week's, with which a year is not worked out. */
const PART_TIME = /\bpart.?time\b|\b(?!40\b)\d+ (hours|hrs) (a|per|each|every) w(ee)?k\b/;
/** Of an hour's pay, in dollars. */
const MIN_HOURLY = 5;
const MAX_HOURLY = 1_000;
const INCOME_BEFORE =
  /\b(mak(e|es|ing)|earn(s|ing)?|salary|income|on)( (of|is|about|around|only|just|like))* $/;
const INCOME_AFTER = /^ *(salary|income|gross)\b/;
const HOME_AFTER = /^ *(dollar )?(house|home|condo|place|property|townhouse)\b/;
const LOAN_AFTER = /^ *(dollar )?(mortgage|loan|balance)\b/;
const LOAN_BEFORE = /\b(mortgage|loan|balance|borrow(ing)?|owe)( (of|for|is|about|still))* $/;
const OTHER_BEFORE = /\b(tax(es)?|insurance|hoa|rent|dues|payments?|saved|savings)( (of|is|are|about))* $/;
const RATE_BEFORE = /\b(at|rate|rates|from|to|interest|now|have)( (of|is|about|around|an?))* $/;

/** The figures of a question with what each is said of, in their order; one that is said of nothing known is left out. */
export function parseAskedFigures(question: string): AskedFigure[] {
  const text = foldWord(question).replaceAll(/\s+/g, ' ');
  const matches = [...text.matchAll(NUMBER)];
  return matches.flatMap((match, place) => {
    const [whole, dollar, digits = '', suffix = ''] = match;
    const before = matches[place - 1];
    const from = before === undefined ? 0 : before.index + before[0].length;
    const around = {
      question: text,
      // The prefix ends with exactly one space before the number, whatever white space the question had there.
      before: `${text.slice(from, match.index).trimEnd()} `,
      after: text.slice(match.index + whole.length, matches[place + 1]?.index),
    };
    const written = digits.replaceAll(',', '');
    const figure = readOne(
      { written, suffix, isDollars: dollar !== undefined, isGrouped: digits.includes(',') },
      around,
    );
    return figure === undefined ? [] : [figure];
  });
}

type Written = { written: string; suffix: string; isDollars: boolean; isGrouped: boolean };
type Around = { before: string; after: string; question: string };

function readOne(
  { written, suffix, isDollars, isGrouped }: Written,
  around: Around,
): AskedFigure | undefined {
  const value = Number(written);
  if (/^y/.test(suffix))
    return value >= 5 && value <= 40 && Number.isInteger(value)
      ? { role: 'term', unit: 'years', value, text: written }
      : undefined;
  if (suffix === '' && HOUR_AFTER.test(around.after))
    return value >= MIN_HOURLY && value <= MAX_HOURLY && !PART_TIME.test(around.question)
      ? { role: 'income', unit: 'dollars', value, text: written, period: 'hour' }
      : undefined;
  const isPercent = /^(%|p)/.test(suffix);
  const isBare = !isDollars && suffix === '';
  if (isPercent || (isBare && value <= MAX_BARE_PERCENT))
    return parsePercent(value, written, isPercent, around);
  // 401k is a savings plan, and four figures alone are mostly a year.
  if (!isDollars && /^(401k|457k)$/.test(written + suffix)) return undefined;
  if (isBare && !isGrouped && value >= 1900 && value <= 2100 && !PERIOD_AFTER.test(around.after))
    return undefined;
  const dollars = Math.round(value * (THOUSANDS[suffix] ?? 1));
  return dollars > MAX_DOLLARS ? undefined : nameDollars(dollars, around);
}

function parsePercent(
  value: number,
  text: string,
  isPercent: boolean,
  { before, after }: Around,
): AskedFigure | undefined {
  const figure = { unit: 'percent' as const, value, text: text.replace(/^\./, '0.') };
  if (DOWN_AFTER.test(after) || (isPercent && DOWN_BEFORE.test(before)))
    return value <= 100 ? { role: 'down', ...figure } : undefined;
  const isRate = isPercent || text.includes('.') || RATE_BEFORE.test(before);
  return isRate && value > 0 && value <= MAX_BARE_PERCENT ? { role: 'rate', ...figure } : undefined;
}

function nameDollars(value: number, { before, after }: Around): AskedFigure | undefined {
  const figure = { unit: 'dollars' as const, value, text: String(value) };
  if (DOWN_AFTER.test(after) || DOWN_BEFORE.test(before)) return { role: 'down', ...figure };
  if (OTHER_BEFORE.test(before) && !HOME_AFTER.test(after)) return undefined;
  if (DEBTS_AFTER.test(after)) return { role: 'debts', ...figure };
  const isEarned = INCOME_BEFORE.test(before) || INCOME_AFTER.test(after);
  const period = PERIOD_AFTER.exec(after)?.[2];
  if (period?.startsWith('m')) return isEarned ? { role: 'income', period: 'month', ...figure } : undefined;
  if (period !== undefined) return { role: 'income', period: 'year', ...figure };
  if (value < MIN_PRICE) return undefined;
  if (HOME_AFTER.test(after)) return { role: 'price', ...figure };
  if (LOAN_AFTER.test(after) || LOAN_BEFORE.test(before)) return { role: 'loan', ...figure };
  return isEarned ? { role: 'income', period: 'year', ...figure } : { role: 'price', ...figure };
}
