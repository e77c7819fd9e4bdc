import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import * as words from '../en.ts';
import { getDoneSteps } from '../first-year/first-year-records.ts';
import {
  type Content,
  findRecord,
  type HomeRecord,
  listRecords,
  type RecordContext,
  type RecordDate,
} from '../home-record.ts';
import { findStateFilingDay } from '../home-taxes/homestead-tables.ts';
import { assessmentKind } from '../kinds/assessment.ts';
import { homeKind } from '../kinds/home.ts';
import { homesteadKind } from '../kinds/homestead.ts';
import { insuranceLapseKind } from '../kinds/insurance-lapse.ts';
import { insurancePolicyKind } from '../kinds/insurance-policy.ts';
import { taxBillKind } from '../kinds/tax-bill.ts';

/** A passed date counts as due for a year; after that it is history that was never marked as done. */
const OVERDUE_DAYS = 365;

/** `isStates`: the day is the state's, as it was read, and not one that the owner's county printed. */
export type DueThing = { day: string; title: string; isOverdue: boolean; isStates: boolean };

/** What is due of taxes and insurance: what is overdue first, then the days ahead, earliest first. `today` is a calendar day. */
export function listDue(records: readonly HomeRecord[], today: string): DueThing[] {
  const context = { records, today };
  const dates = [
    ...listOpen(homesteadKind, context),
    ...listOpen(taxBillKind, context),
    ...listOpen(insurancePolicyKind, context),
    ...listOpen(insuranceLapseKind, context),
  ];
  const passed = [
    ...listOpen(homesteadKind, context),
    // What a servicer was to pay is not the owner's to pay: its row asks for the proof.
    ...listOpen(taxBillKind, {
      today,
      records: records.filter(({ kind, content }) => kind === 'tax-bill' && content.paidBy === 'owner'),
    }),
    ...listEnded(context),
    ...listOpen(insuranceLapseKind, context),
  ].filter(({ day }) => day < today && countDaysBetween(day, today) <= OVERDUE_DAYS);
  const due = [
    ...passed,
    // An appeal that was not made in time cannot be made later.
    ...[...dates, ...listOpen(assessmentKind, context)].filter(({ day }) => day >= today),
  ].map(({ day, title }) => ({ day, title, isOverdue: day < today, isStates: false }));
  const byState = findStatesDay(records, today);
  if (byState !== undefined)
    due.push({ day: byState, title: words.fileHomestead, isOverdue: false, isStates: true });
  return due.toSorted((a, b) => a.day.localeCompare(b.day));
}

type Dated<Value> = {
  name: string;
  listDates: (record: HomeRecord<Value>, context: RecordContext) => readonly RecordDate[];
};

const listOpen = <Value>(kind: Dated<Value>, context: RecordContext): RecordDate[] =>
  context.records
    .filter((record) => record.kind === kind.name)
    .flatMap((record) => kind.listDates(record as HomeRecord<Value>, context))
    .filter(({ over }) => over !== true);

/** The ends of policies that no other of their kind has followed, as what there is to do. A day to compare quotes on is past its use. */
function listEnded(context: RecordContext): RecordDate[] {
  const policies = listRecords(insurancePolicyKind, context.records);
  const isFollowed = ({ covers, endsOn }: Content<typeof insurancePolicyKind>) =>
    policies.some(
      ({ content: other }) =>
        other.covers === covers && other.endsOn > endsOn && other.startsOn <= context.today,
    );
  return policies
    .filter(({ content }) => !isFollowed(content))
    .flatMap((record) =>
      insurancePolicyKind
        .listDates(record, context)
        .filter(({ name, over }) => name === 'end' && over !== true)
        .map((date) => ({ ...date, title: words.replacePolicy(record.content.company) })),
    );
}

/** The state's own day, as long as the owner has entered nothing of the county's, has not filed, and lives there. */
function findStatesDay(records: readonly HomeRecord[], today: string): string | undefined {
  const home = findRecord(homeKind, records)?.content;
  const isEntered = listRecords(homesteadKind, records).length > 0;
  const isFiled = getDoneSteps(records).has('homestead');
  if (home === undefined || isEntered || isFiled || !home.isPrincipalResidence) return undefined;
  const day = findStateFilingDay(home.state, home.boughtOn);
  return day !== undefined && day >= today ? day : undefined;
}
