import { foldWord } from '../../search/words.ts';

/** What an amount or a percentage in a question is said of. */
export type FigureRole =
  | 'income'
  | 'debts'
  | 'down'
  | 'loan'
  | 'price'
  | 'rate'
  | 'term'
  | 'score'
  | 'points'
  | 'fees'
  | 'rent'
  | 'extra';

/** `value` in whole dollars, in dollars with cents where it is earned an hour, in years, in percent, or a score; `text` is a percentage as it was written. */
export type AskedFigure = {
  role: FigureRole;
  unit: 'dollars' | 'percent' | 'years' | 'score';
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
const PERIOD_AFTER =
  /^ *(a |al |por |per |each |every |\/ ?)?(years?|yr|annual(ly)?|yearly|month(ly)?|mo|ano|mes)\b/;
const HOUR_AFTER = /^ *(dollars |bucks )?(an |a |per |each |every |\/ ?)?(hour|hourly|hr)\b/;
/** Fewer hours than a full week's, with which a year is not worked out. */
const PART_TIME = /\bpart.?time\b|\b(?!40\b)\d+ (hours|hrs) (a|per|each|every) w(ee)?k\b/;
/** Of an hour's pay, in dollars. */
const MIN_HOURLY = 5;
const MAX_HOURLY = 1_000;
const INCOME_BEFORE =
  /\b(mak(e|es|ing)|earn(s|ing)?|salary|income|on|gano|ganamos)( (of|is|about|around|only|just|like)){0,6} $/;
const INCOME_AFTER =
  /^ *((a|per|each|every) (year|month) (in |of )?)?(salary|income|incomes|gross|combined|together)\b/;
/** What joins the pay of two people. */
const JOINED =
  /^ {0,3}(and|plus|\+|&) {0,3}(my |his |her |spouse |wife |husband |partner ){0,3}(makes?|earns?)? {0,3}$/;
const HOME_AFTER = /^ *(dollar )?(house|home|condo|place|property|townhouse)\b/;
const PRICE_BEFORE = /\b(payments?|monthly|mortgage) (on|for)( an?)? $/;
const LOAN_AFTER = /^ *(dollar )?(mortgage|loan|balance)\b/;
const LOAN_BEFORE = /\b(mortgage|loan|balance|borrow(ing)?|owe)( (of|for|is|about|still)){0,6} $/;
const OTHER_BEFORE =
  /\b(tax(es)?|insurance|hoa|rent|dues|payments?|pay|saved|savings)( (of|is|are|about)){0,6} $/;
const RENT_BEFORE = /\b(rent|renting|renta)( (of|is|are|about|for|at)){0,6} $/;
const RENT_AFTER = /^ *(a month |per month |\/mo )?(in |of |for )?rent\b/;
const FEES_BEFORE = /\b(fees?|costs?)( (of|is|are|about|come to)){0,6} $/;
const FEES_AFTER = /^ *(in |of )?(fees|closing costs|costs)\b/;
const EXTRA_BEFORE = /\bextra( (of|payment)){0,6} $/;
const EXTRA_AFTER = /^ *(a month |per month |dollars )?(extra|more)\b/;
const POINTS_AFTER = /^ *(discount )?(points?|pts?)\b/;
const SCORE_BEFORE =
  /\b(score|fico|credit|a|an|with|at|of|from|to)( (of|is|was|about|around|score|a|to)){0,6} $/;
const SCORE_AFTER = /^ *(credit|fico|score)\b/;
/** A score is a figure where its price is asked, and not where it is asked whether it is enough. */
const ASKS_PRICE_OF_SCORE =
  /\b(score|fico|credit)\b.*\b(save|saves|worth|cheaper|cost|rate|difference)\b|\b(save|worth|cheaper|cost|rate|difference)\b.*\b(score|fico|credit)\b/;
const RATE_BEFORE = /\b(at|rate|rates|from|to|interest|now|have)( (of|is|about|around|an?)){0,6} $/;

/** The figures of a question with what each is said of, in their order; one that is said of nothing known is left out. */
export function parseAskedFigures(question: string): AskedFigure[] {
  const text = foldWord(question)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('half a million', '500k')
    .replaceAll(/\b(\d{2,3}) mil\b/g, '$1k')
    .replaceAll(/\bde enganche\b/g, 'down');
  const matches = [...text.matchAll(NUMBER)];
  const read = matches.map((match, place) => {
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
    return { figure, between: text.slice(from, match.index) };
  });
  return joinIncomes(read);
}

/** "52k and 78k incomes", "I make 60k and he makes 45k": what is joined to pay is pay. */
function joinIncomes(read: readonly { figure: AskedFigure | undefined; between: string }[]): AskedFigure[] {
  return read.flatMap(({ figure, between }, place) => {
    if (figure === undefined) return [];
    const [before, after] = [read[place - 1]?.figure, read[place + 1]];
    const isJoined =
      (before?.role === 'income' && JOINED.test(between)) ||
      (after?.figure?.role === 'income' && JOINED.test(after.between));
    const { period = after?.figure?.period ?? before?.period ?? 'year' } = figure;
    return [figure.role === 'price' && isJoined ? { ...figure, role: 'income', period } : figure];
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
  if (isBare && value <= 5 && POINTS_AFTER.test(around.after))
    return { role: 'points', unit: 'percent', value, text: written };
  if (isBare && value >= 300 && value <= 850 && ASKS_PRICE_OF_SCORE.test(around.question) && isScore(around))
    return { role: 'score', unit: 'score', value, text: written };
  if (isPercent || (isBare && value <= MAX_BARE_PERCENT))
    return parsePercent(value, written, isPercent, around);
  // 401k is a savings plan, and four figures alone are mostly a year.
  if (!isDollars && /^(401k|457k)$/.test(written + suffix)) return undefined;
  if (isBare && !isGrouped && value >= 1900 && value <= 2100 && !PERIOD_AFTER.test(around.after))
    return undefined;
  const thousands = isBare && isPriceInThousands(value, around) ? 1_000 : (THOUSANDS[suffix] ?? 1);
  const dollars = Math.round(value * thousands);
  return dollars > MAX_DOLLARS ? undefined : nameDollars(dollars, around);
}

/** "If we buy for 385" says thousands. */
function isPriceInThousands(value: number, { before, after, question }: Around): boolean {
  return (
    value >= 100 &&
    value <= 999 &&
    /\b(for|on|at|of)( an?)? $/.test(before) &&
    /\b(buy|buying|house|home|price|priced|offer|offered|appraised)\b/.test(question) &&
    !/\b(score|fico|credit|rent|hoa|dues|fee|fees|extra|tax|taxes|insurance)\b/.test(question) &&
    !PERIOD_AFTER.test(after)
  );
}

function isScore({ before, after }: Around): boolean {
  return SCORE_AFTER.test(after) || SCORE_BEFORE.test(before);
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
  if (RENT_AFTER.test(after) || (RENT_BEFORE.test(before) && value < MIN_PRICE))
    return { role: 'rent', ...figure };
  if (EXTRA_BEFORE.test(before) || (EXTRA_AFTER.test(after) && value < MIN_PRICE))
    return { role: 'extra', ...figure };
  if (FEES_AFTER.test(after) || (FEES_BEFORE.test(before) && value < MIN_PRICE))
    return { role: 'fees', ...figure };
  if (OTHER_BEFORE.test(before) && !HOME_AFTER.test(after)) return undefined;
  if (DEBTS_AFTER.test(after)) return { role: 'debts', ...figure };
  if (PRICE_BEFORE.test(before) && value >= MIN_PRICE && !PERIOD_AFTER.test(after) && !LOAN_AFTER.test(after))
    return { role: 'price', ...figure };
  const isEarned = INCOME_BEFORE.test(before) || INCOME_AFTER.test(after);
  const period = PERIOD_AFTER.exec(after)?.[2];
  if (period?.startsWith('m')) return isEarned ? { role: 'income', period: 'month', ...figure } : undefined;
  if (period !== undefined) return { role: 'income', period: 'year', ...figure };
  if (value < MIN_PRICE) return undefined;
  if (HOME_AFTER.test(after)) return { role: 'price', ...figure };
  if (LOAN_AFTER.test(after) || LOAN_BEFORE.test(before)) return { role: 'loan', ...figure };
  return isEarned ? { role: 'income', period: 'year', ...figure } : { role: 'price', ...figure };
}
