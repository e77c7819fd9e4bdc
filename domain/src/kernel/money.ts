import type { Decimal } from './decimals.ts';
import { didYouMean } from './en.ts';

/**
 * How an amount is written. `exact` has the digits that are given, `whole` is to the nearest dollar, halves away from zero, `cents` always has
 * both places, `plain` has cents where there are any, and `compact` is for the axis of a chart: "$250K".
 */
export type MoneyStyle = 'exact' | 'whole' | 'cents' | 'plain' | 'compact';

/** Dollars as people read them, exact however large: "$1,910.40", "−$250". */
export function formatDollars(dollars: string | Decimal, style: MoneyStyle = 'exact'): string {
  return formatNumber(`${dollars}`, style, 'currency').replace('-', '−');
}

/** Whole cents as people read them: "$289,900", "$1,910.41", "−$0.50". */
export function formatCents(cents: number, style: MoneyStyle = 'plain'): string {
  return formatDollars(toDollars(cents), style);
}

/** An amount without a dollar sign, as fields and the columns of forms have it: "1,910.40", "-250". */
export function formatAmount(dollars: string | Decimal, style: MoneyStyle = 'exact'): string {
  return formatNumber(`${dollars}`, style, 'decimal');
}

/** The dollar sign before an amount of a form, behind its minus sign: "$8,054", "-$10,000". */
export function addDollarSign(amount: string): string {
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`;
}

/** Whole cents as dollars on the wire: 28990000 is "289900", 191041 is "1910.41". */
export function toDollars(cents: number): string {
  return toWireDollars(cents).replace(/\.00$/, '');
}

/** Whole cents as dollars on the wire, always with both places: 28990000 is "289900.00". */
export function toWireDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Dollars on the wire as whole cents; "28,990" too. What is less than a cent is cut off. */
export function toCents(dollars: string): number {
  const [, minus, whole = '', part = ''] = /^(-?)([\d,]*)(?:\.(\d*))?$/.exec(dollars) ?? [];
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return minus === '-' && cents !== 0 ? -cents : cents;
}

const formats = new Map<string, Intl.NumberFormat>();

/** By digits and not by numbers: a number of JavaScript would lose cents of large amounts. */
function formatNumber(digits: string, style: MoneyStyle, sign: 'currency' | 'decimal'): string {
  const [, fraction = ''] = digits.split('.');
  const places = style === 'exact' ? fraction.length : style === 'whole' ? 0 : 2;
  const key = `${style} ${places} ${sign}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: sign,
      currency: 'USD',
      signDisplay: 'negative',
      // WebKit alone writes "$100.0K" where the fewest digits are not given, and the built page would be rendered again there.
      ...(style === 'compact'
        ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
        : { minimumFractionDigits: places, maximumFractionDigits: places }),
      ...(style === 'plain' && { trailingZeroDisplay: 'stripIfInteger' }),
    });
  formats.set(key, format);
  return format.format(digits as Intl.StringNumericLiteral);
}

const THOUSANDS_ZEROS: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * Dollars as people write them, as a decimal string: "$289,900", "289900.00", "289 900", "425k", "1.5m". Undefined where it is not one
 * amount, and where it may be meant as one amount or another ("289,90", "1.028"): `findAmountQuestion` asks which.
 */
export function parseDollars(text: string): string | undefined {
  const plain = removeSigns(text);
  const match = /^(\d[\d,]*,\d{3,}|\d*)(?:\.(\d*))?([km]?)$/i.exec(plain);
  if (match === null) return undefined;
  const [, commas = '', fraction = '', unit = ''] = match;
  const whole = commas.replaceAll(',', '');
  if (whole === '' && fraction === '') return undefined;
  if (unit !== '') {
    const zeros = THOUSANDS_ZEROS[unit.toLowerCase()] ?? 0;
    return formatDecimal(whole + fraction.slice(0, zeros).padEnd(zeros, '0'), fraction.slice(zeros));
  }
  return fraction.length === 3 && !/^0*$/.test(whole) ? undefined : formatDecimal(whole, fraction);
}

/**
 * What to ask about an amount of which the marks can be read in two ways: a comma before one or two digits, or a point before three. Undefined
 * of any other text.
 */
export function findAmountQuestion(text: string): string | undefined {
  const meant = listMeanings(removeSigns(text));
  return meant.length === 0 ? undefined : didYouMean(meant);
}

/** The amounts that may be meant, the likelier one first, as they are best written. */
function listMeanings(plain: string): string[] {
  const points = /^([1-9]\d{0,2})((?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain);
  if (points !== null) {
    const [, first = '', rest = '', cents] = points;
    const whole = formatAmount(first + rest.replaceAll('.', ''));
    return [cents === undefined ? whole : `${whole}.${cents.padEnd(2, '0')}`];
  }
  const comma = /^(\d[\d,]*),(\d{1,2})$/.exec(plain);
  if (comma === null) return [];
  const [, before = '', after = ''] = comma;
  const whole = before.replaceAll(',', '');
  return [formatAmount(`${whole}.${after.padEnd(2, '0')}`), formatAmount(whole + after)];
}

const removeSigns = (text: string) =>
  text
    .slice(0, 60)
    .replace(/^\$|\s|USD$/gi, '')
    .replace(/^\$/, '');

function formatDecimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
