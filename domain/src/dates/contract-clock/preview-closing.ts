import {
  computeLockExtension,
  type LockExtension,
  type LockTerms,
} from '../../offers/contract-deadlines/lock-extension.ts';
import type { DocumentFact } from '../purchase-dates/date-facts.ts';
import { findClosingProblem, findDocumentProblem } from '../purchase-dates/date-problems.ts';
import { inputTitles } from '../purchase-dates/en.ts';
import { type ClockFacts, listContractClock } from './contract-clock.ts';
import type { ClockRow } from './rule-rows.ts';

/** A deadline before and after; null where it does not exist then. */
export type MovedDeadline = { key: string; title: string; before: string | null; after: string | null };

/** What moving the closing does. */
export type ClosingPreview = {
  /** What is wrong with the new day itself: passed, too early, a weekend, a holiday. */
  problem: string | null;
  /** Every deadline that moves with it, earliest first as they are after. */
  moved: MovedDeadline[];
  /** Null where no lock is known. */
  lock: LockExtension | null;
  /** Documents that are too old by then, each with the sentence that says so. */
  tooOld: { key: string; title: string; problem: string }[];
  /** Those among them that were still good on the closing day as it is. */
  newlyTooOld: string[];
};

/** The commitments that depend on the closing day. Whole cents; `terms` null where the lock agreement was not entered. */
export type HeldAgainstClosing = {
  lock: { until: string; loanCents: number | null; terms: LockTerms | null } | null;
  documents: readonly DocumentFact[];
};

/** Everything that moves with the closing day, the rate lock it outruns, and each document that will be too old. */
export function previewClosing(
  facts: ClockFacts,
  held: HeldAgainstClosing,
  closing: string,
  today: string,
): ClosingPreview {
  const input = { key: 'closing-day', title: inputTitles['closing-day'], day: closing };
  const after = listContractClock({ ...facts, known: { ...facts.known, closing: input } }, today).rows;
  const before = listContractClock(facts, today).rows;
  const tooOld = listTooOld(held.documents, closing);
  const old = listTooOld(held.documents, facts.known.closing?.day).map(({ key }) => key);
  const earliest = after.find(({ key }) => key === 'earliest-closing')?.day;
  return {
    problem: findClosingProblem(closing, { today, earliest }),
    moved: compareRows(before, after),
    lock: held.lock === null ? null : computeLockExtension(held.lock, closing),
    tooOld,
    newlyTooOld: tooOld.map(({ key }) => key).filter((key) => !old.includes(key)),
  };
}

function compareRows(before: readonly ClockRow[], after: readonly ClockRow[]): MovedDeadline[] {
  const gone = before.filter(({ key }) => !after.some((row) => row.key === key));
  return [...after, ...gone].flatMap(({ key, title }) => {
    const [one, other] = [before, after].map((rows) => rows.find((row) => row.key === key)?.day ?? null);
    return one === other ? [] : [{ key, title, before: one ?? null, after: other ?? null }];
  });
}

function listTooOld(documents: readonly DocumentFact[], closing: string | undefined) {
  return documents.flatMap((document) => {
    const problem = findDocumentProblem(document, closing);
    return problem === null ? [] : [{ key: document.key, title: document.title, problem }];
  });
}
