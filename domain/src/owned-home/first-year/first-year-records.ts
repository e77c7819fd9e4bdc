import type { HomeRecord } from '../home-record.ts';
import type { FirstYearFacts, FirstYearStep } from './first-year.ts';

// The kinds of home and loan read each other; they are found by their names here, since the kind of the home dates the first year.

/** What the other records of a home say of its first year. */
export function readFirstYearFacts(records: readonly HomeRecord[]): FirstYearFacts {
  const loan = records.find(({ kind }) => kind === 'loan')?.content;
  const construction = records.find(({ kind }) => kind === 'construction')?.content;
  const { firstPaymentOn, escrowMonthly } = loan ?? {};
  const { isNewlyBuilt } = construction ?? {};
  return {
    firstPaymentOn: typeof firstPaymentOn === 'string' ? firstPaymentOn : undefined,
    escrowMonthly: typeof escrowMonthly === 'number' ? escrowMonthly : null,
    isNewlyBuilt: typeof isNewlyBuilt === 'boolean' ? isNewlyBuilt : undefined,
  };
}

/** The steps that are marked as done, each with its day. */
export function readDoneSteps(records: readonly HomeRecord[]): ReadonlyMap<FirstYearStep, string> {
  return new Map(
    records
      .filter(({ kind }) => kind === 'first-year-step')
      .map(({ content }) => [content.step as FirstYearStep, String(content.doneOn)]),
  );
}
