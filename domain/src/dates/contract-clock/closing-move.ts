import type { HomeContract } from '../../homes/home-contract.ts';
import { Decimal } from '../../kernel/decimals.ts';
import type { LockTerms } from '../../offers/contract-deadlines/lock-extension.ts';
import type { Facts } from '../../plan/plan-facts.ts';
import { findBaseLoan } from '../../plan/plan-price.ts';
import type { DocumentAgeProgram } from '../../programs/dates/document-age-table.ts';
import { type DateFacts, findKnownDays } from '../purchase-dates/date-facts.ts';
import { listPurchaseDates } from '../purchase-dates/purchase-dates.ts';
import type { ClosingMove } from './closing-move.contract.ts';
import { previewClosing } from './preview-closing.ts';

/** A contract in force: its terms, the calendar day of acceptance where the home is, and the closing day that was agreed on. */
export type StandingContract = HomeContract & {
  acceptance: string;
  agreedClosing: string | null;
  timeZone: string;
};

/**
 * What another closing day does beyond the list of dates: the deadlines that the list does not keep, the rate lock and the documents.
 * The end of the lock is the date of the list, or else the plan's.
 *
 * @param today the calendar day where the reader is
 */
export function getClosingMove(
  known: { dates: DateFacts; plan: Facts; contract: StandingContract | undefined },
  closing: string,
  today: string,
): ClosingMove {
  const { dates, plan, contract } = known;
  const days = findKnownDays(dates);
  const until = days.rateLock?.day ?? plan.lockUntil;
  const { moved, lock, tooOld, newlyTooOld } = previewClosing(
    {
      acceptance: contract?.acceptance ?? null,
      known: days,
      otherDays: contract?.agreedClosing ? { closing: contract.agreedClosing } : {},
      terms: contract?.terms ?? [],
      changes: contract?.changes ?? [],
      timeZone: contract?.timeZone ?? 'UTC',
      program: findDocumentProgram(plan),
    },
    {
      lock:
        until === undefined
          ? null
          : { until, loanCents: findBaseLoan(plan) ?? null, terms: readLockTerms(plan) },
      documents: dates.documents,
    },
    closing,
    today,
  );
  const listed = listPurchaseDates({ ...dates, closingDay: closing }, today).dates;
  const stand = (day: string | null) => (day === null ? null : { day, problem: null });
  return {
    others: moved
      .filter(({ key }) => !listed.some((date) => date.key === key))
      .map(({ key, title, before, after }) => ({ key, title, before: stand(before), after: stand(after) })),
    lock:
      lock === null || until === undefined
        ? null
        : {
            ...{ until, daysShort: lock.daysShort, costCents: lock.costCents },
            ...{ holdsUntil: lock.holdsUntil, isPossible: lock.isPossible },
          },
    tooOld: tooOld.map((document) => ({ ...document, isNew: newlyTooOld.includes(document.key) })),
  };
}

/** How old papers may be is counted by the rule of the plan's program; by Fannie Mae's for a conventional loan or none. */
function findDocumentProgram({ program }: Facts): DocumentAgeProgram {
  return program === undefined || program === 'conventional' ? 'fannieMae' : program;
}

function readLockTerms({ lockTerms }: Facts): LockTerms | null {
  if (lockTerms === undefined) return null;
  const { stepDays, stepPercent, stepFee, freeDays, mostDays } = lockTerms;
  const price = stepFee === null ? { percent: new Decimal(stepPercent ?? '0') } : { feeCents: stepFee };
  return { stepDays, price, freeDays, mostDays };
}
