import { Decimal } from '../../kernel/decimals.ts';
import { amountOf, type Figure } from './figures.ts';

/** `isTakenOff`: counts below zero, whichever way its sign is printed. */
export type SumTerm = { name: string; sign: 1 | -1; isTakenOff?: boolean };

/** A sum that a form promises, by the names of its figures. */
export type FormSum = {
  name: string;
  total: string;
  terms: readonly SumTerm[];
  /** Usual, and no promise: it proves where it agrees, and says nothing where it does not. */
  isAgreement?: boolean;
  /** The total is printed in whole dollars of parts that may have cents. */
  isRounded?: boolean;
};

/** "a + b - c" as terms; "-|c|" for what is taken off whichever way its sign is printed. */
export function sum(name: string, total: string, terms: string, more: Partial<FormSum> = {}): FormSum {
  const parts = [...terms.matchAll(/([+-]?)\s?(\|?)([\w:]+)\|?/g)].map(([, sign, bar, term = '']) => ({
    ...{ name: term, sign: sign === '-' ? (-1 as const) : (1 as const) },
    ...(bar === '|' && { isTakenOff: true }),
  }));
  return { name, total, terms: parts, ...more };
}

export type FormFigures = ReadonlyMap<string, Figure>;

/** Whether a sum adds up; undefined where one of its figures was not read, or where its total or all of its parts are empty. */
export function addsUp({ total, terms, isRounded }: FormSum, figures: FormFigures): boolean | undefined {
  const found = amountOf(figures.get(total));
  if (found === undefined || isEmpty(figures.get(total))) return undefined;
  if (terms.every(({ name }) => isEmpty(figures.get(name)))) return undefined;
  let added = new Decimal(0);
  for (const { name, sign, isTakenOff } of terms) {
    const value = amountOf(figures.get(name));
    if (value === undefined) return undefined;
    added = added.plus((isTakenOff ? value.abs() : value).times(sign));
  }
  return isRounded && !(figures.get(total)?.text ?? '').includes('.')
    ? added.toDecimalPlaces(0).eq(found)
    : added.eq(found);
}

export const isEmpty = (figure: Figure | undefined) => figure?.text === null;

/** The figures of a sum that are not nothing, the total among them. */
export const listParts = ({ total, terms }: FormSum, figures: FormFigures): Figure[] =>
  [total, ...terms.map(({ name }) => name)].flatMap((name) => {
    const figure = figures.get(name);
    return figure === undefined || amountOf(figure)?.isZero() ? [] : [figure];
  });

export const listAll = ({ total, terms }: FormSum, figures: FormFigures): Figure[] =>
  [total, ...terms.map(({ name }) => name)].flatMap((name) => figures.get(name) ?? []);
