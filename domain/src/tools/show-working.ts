import type { Source } from '../programs/data-table.ts';
import type { Working } from './tool-fields.ts';

/** One figure's working as an answer carries it. `inputs` in the order they are read, each as text with its unit. */
export function showWorking(
  figure: string,
  formula: string,
  inputs: Record<string, string>,
  value: string,
  source: Source | null = null,
): Working {
  return {
    figure,
    formula,
    inputs: Object.entries(inputs).map(([name, text]) => ({ name, value: text })),
    value,
    source,
  };
}

/** Dollars of the wire as people read them, digit for digit: "289900.00" is "$289,900.00". */
export function showDollars(amount: string): string {
  const [whole = '0', cents] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3}){1,12}$)/g, ',');
  const dollars = cents === undefined ? grouped : `${grouped}.${cents}`;
  return dollars.startsWith('-') ? `-$${dollars.slice(1)}` : `$${dollars}`;
}
