import { followNotice } from './escrow/notice-steps.ts';
import { type DatedStep, isFirstYear, listFirstYear } from './first-year/first-year.ts';
import { getDoneSteps, getFirstYearFacts } from './first-year/first-year-records.ts';
import { findRecord, type HomeRecord, listRecords } from './home-record.ts';
import { type HouseNeed, listNeeds } from './house-book/next-need.ts';
import { homeKind } from './kinds/home.ts';
import { loanKind } from './kinds/loan.ts';
import { servicerNoticeKind } from './kinds/servicer-notice.ts';
import { type DueThing, listDue } from './taxes/next-due.ts';

/** The one thing to do about an owned home. `day` is a calendar day: until when, or since when where it has passed. */
export type HomeTask =
  | { kind: 'due'; day: string; due: DueThing }
  | { kind: 'step'; day: string; step: DatedStep['step'] }
  | { kind: 'need'; day: string; need: HouseNeed }
  | { kind: 'servicer-late' }
  | { kind: 'enter-loan' };

/**
 * What is overdue of taxes and insurance comes first, then a servicer's answer that is late, then the loan where it is not entered; after these
 * whatever is due soonest. Undefined where nothing is.
 */
export function findHomeTask(records: readonly HomeRecord[], today: string): HomeTask | undefined {
  const due = listDue(records, today);
  const overdue = due.find(({ isOverdue }) => isOverdue);
  if (overdue !== undefined) return { kind: 'due', day: overdue.day, due: overdue };
  const notices = listRecords(servicerNoticeKind, records);
  if (notices.some(({ content }) => followNotice(content, today)?.isLate)) return { kind: 'servicer-late' };
  if (findRecord(loanKind, records) === undefined) return { kind: 'enter-loan' };
  const dated: Exclude<HomeTask, { kind: 'servicer-late' | 'enter-loan' }>[] = [
    ...listOpenSteps(records, today).map((open) => ({ kind: 'step' as const, ...open })),
    ...due.map((each) => ({ kind: 'due' as const, day: each.day, due: each })),
    ...listNeeds(records, today).map((need) => ({ kind: 'need' as const, day: need.day, need })),
  ];
  return dated.toSorted((one, other) => one.day.localeCompare(other.day))[0];
}

function listOpenSteps(records: readonly HomeRecord[], today: string): readonly DatedStep[] {
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined || !isFirstYear(home, today)) return [];
  const done = getDoneSteps(records);
  return listFirstYear(home, getFirstYearFacts(records)).filter(({ step }) => !done.has(step));
}
