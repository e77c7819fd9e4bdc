import * as texts from '@porchlight/content/en/owned-home/tax-time.ts';
import { MAX_CENTS } from '@porchlight/domain/owned-home/record-fields.ts';
import { readAmount } from '../../tools/plan/typed-cents.ts';

/** What the owner types of a tax year on the page; nothing of it is kept. */
export type TypedFigures = {
  agi: string;
  isSeparate: boolean;
  averageBalance: string;
  tax: string;
  carryIn: string;
};
export const noFigures: TypedFigures = {
  ...{ agi: '', isSeparate: false, averageBalance: '', tax: '', carryIn: '' },
};

export type TypedAmount = 'agi' | 'averageBalance' | 'tax' | 'carryIn';
const refusals: Record<TypedAmount, string> = {
  ...{ agi: texts.enterIncome, averageBalance: texts.enterBalance },
  ...{ tax: texts.enterTax, carryIn: texts.enterTax },
};

/** Cents of each figure, null where nothing is typed or it cannot be taken; what is wrong by figure. */
export function readFigures(typed: TypedFigures): {
  cents: Record<TypedAmount, number | null>;
  problems: Partial<Record<TypedAmount, string>>;
} {
  const cents = { agi: null, averageBalance: null, tax: null, carryIn: null } as Record<
    TypedAmount,
    number | null
  >;
  const problems: Partial<Record<TypedAmount, string>> = {};
  for (const name of Object.keys(refusals) as TypedAmount[]) {
    const read = readAmount(typed[name]);
    if (read === null) continue;
    const least = name === 'averageBalance' ? 1 : 0;
    if (read >= least && read <= MAX_CENTS) cents[name] = read;
    else problems[name] = refusals[name];
  }
  return { cents, problems };
}
