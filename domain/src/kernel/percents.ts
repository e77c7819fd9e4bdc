import type { Decimal } from './decimals.ts';

/** A rate in percent, halves away from zero, without zeros at its end (12 CFR 1026.37(o)(4)(ii)): "3.875%", "4%". */
export function formatPercent(percent: string | Decimal, maxPlaces = 3): string {
  const format = percents.get(maxPlaces) ?? createPercentFormat(maxPlaces);
  percents.set(maxPlaces, format);
  return `${format.format(`${percent}` as Intl.StringNumericLiteral)}%`;
}

/** A change in percent, with its sign: "+3.2%", "-0.5%", "0%". */
export function formatSignedPercent(percent: string | Decimal): string {
  const written = formatPercent(percent);
  return /^(-|0%)/.test(written) ? written : `+${written}`;
}

const percents = new Map<number, Intl.NumberFormat>();

const createPercentFormat = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits, useGrouping: false, signDisplay: 'negative' });
