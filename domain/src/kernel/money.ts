import { didYouMean } from './en/money.ts';

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
    const whole = formatGroups(first + rest.replaceAll('.', ''));
    return [cents === undefined ? whole : `${whole}.${cents.padEnd(2, '0')}`];
  }
  const comma = /^(\d[\d,]*),(\d{1,2})$/.exec(plain);
  if (comma === null) return [];
  const [, before = '', after = ''] = comma;
  const whole = before.replaceAll(',', '');
  return [`${formatGroups(whole)}.${after.padEnd(2, '0')}`, formatGroups(whole + after)];
}

const removeSigns = (text: string) =>
  text
    .slice(0, 60)
    .replace(/^\$|\s|USD$/gi, '')
    .replace(/^\$/, '');

const formatGroups = (digits: string) =>
  (digits.replace(/^0+(?=\d)/, '') || '0').replace(/\B(?=(\d{3}){1,20}$)/g, ',');

function formatDecimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}
