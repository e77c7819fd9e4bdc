import type { Column } from './form-model.ts';
import { roundToDollar } from './printing.ts';

/** The least and the most of a column: cents where all parts are, else whole dollars of what is printed. */
export function totalOfColumn({ pi, mi, escrow }: Column, inCents: boolean): [number, number] {
  const isRange = pi[0] !== pi[1];
  const part = (cents: number) => (inCents ? cents : roundToDollar(cents));
  const add = (own: number) => {
    const sum = (isRange ? roundToDollar(own) : own) + part(mi) + part(escrow);
    return inCents && !isRange ? sum : roundToDollar(sum);
  };
  return [add(pi[0]), add(pi[1])];
}
