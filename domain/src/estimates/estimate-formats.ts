import { Decimal } from '../kernel/decimals.ts';

/** Whole dollars, half a dollar away from zero (12 CFR 1026.37(o)(4)(i)(A)): 8054.4 is "8,054", -10000 is "-10,000". */
export function formatWhole(dollars: Decimal): string {
  return groupThousands(dollars.toDecimalPlaces(0).toFixed(0));
}

/** Dollars and cents: "761.78". */
export function formatCents(dollars: Decimal): string {
  return groupThousands(dollars.toFixed(2));
}

/** Without cents when there are none (12 CFR 1026.37(o)(4)(i)(C)): "162,000", "162,000.50". */
export function formatPlain(dollars: Decimal): string {
  return dollars.isInteger() ? formatWhole(dollars) : formatCents(dollars);
}

/** With the sign before the dollar sign: "$8,054", "-$10,000". */
export function addDollarSign(amount: string): string {
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`;
}

/** "$162,000", "$761.78": cents where there are any. */
export function formatMoney(amount: Decimal): string {
  return addDollarSign(formatPlain(amount.toDecimalPlaces(2)));
}

/** A rate to `places`, without zeros at its end (12 CFR 1026.37(o)(4)(ii)): "3.875%", "4%". */
export function formatPercent(percent: Decimal, places = 3): string {
  return `${new Decimal(percent.toFixed(places)).toString()}%`;
}

export function roundWhole(dollars: Decimal): Decimal {
  return dollars.toDecimalPlaces(0);
}

function groupThousands(text: string): string {
  const shown = text.replace(/^-(0(?:\.0+)?)$/, '$1');
  const [whole = '', part] = shown.split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,12}$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
