import type { HomeRecord } from '../home-record.ts';
import type { FirstYearFacts, FirstYearStep } from './first-year.ts';

// The kinds of home and loan read each other; they are found by their names here, since the kind of the home dates the first year.

/** What the other records of a home say of its first year. */
export function getFirstYearFacts(records: readonly HomeRecord[]): FirstYearFacts {
  const loan = records.find(({ kind }) => kind === 'loan')?.content;
  const construction = records.find(({ kind }) => kind === 'construction')?.content;
  const homestead = findHomestead(records);
  const { firstPaymentOn, escrowMonthly } = loan ?? {};
  const { isNewlyBuilt } = construction ?? {};
  return {
    firstPaymentOn: typeof firstPaymentOn === 'string' ? firstPaymentOn : undefined,
    escrowMonthly: typeof escrowMonthly === 'number' ? escrowMonthly : null,
    isNewlyBuilt: typeof isNewlyBuilt === 'boolean' ? isNewlyBuilt : undefined,
    isFilingDated: typeof homestead?.fileBy === 'string',
    hasEscrowStatement: records.some(({ kind }) => kind === 'escrow-statement'),
  };
}

const findHomestead = (records: readonly HomeRecord[]) =>
  records.find(({ kind }) => kind === 'homestead')?.content;

/** The steps that are done, each with its day: those that are marked, and filing by the homestead exemption's own record. */
export function getDoneSteps(records: readonly HomeRecord[]): ReadonlyMap<FirstYearStep, string> {
  const done = new Map<FirstYearStep, string>();
  const { filedOn, approvedOn } = findHomestead(records) ?? {};
  const filed = filedOn ?? approvedOn;
  if (typeof filed === 'string') done.set('homestead', filed);
  for (const { kind, content } of records)
    if (kind === 'first-year-step') done.set(content.step as FirstYearStep, String(content.doneOn));
  return done;
}
