import { addDays, formatWeekdayDate } from '../../kernel/calendar-dates.ts';
import type { Source } from '../../programs/data-table.ts';
import { addBusinessDays, createGeneralRule } from '../../programs/dates/business-days.ts';
import { findCureDue } from '../../programs/dates/disclosure-dates.ts';
import { findDocumentAge } from '../../programs/dates/document-age.ts';
import type { DocumentAgeProgram } from '../../programs/dates/document-age-table.ts';
import { citeRegulationZ } from '../../tools/regulation-z.ts';
import * as texts from '../en.ts';
import type { KnownDays } from '../purchase-dates/date-facts.ts';
import type { DateOwner } from '../purchase-dates/date-kinds.ts';
import { listFederalDates } from '../purchase-dates/federal-dates.ts';

/** Who sets a deadline: the contract, a federal rule, the lender's guides, or this site's own advice. */
export const clockKinds = ['contract', 'federal', 'lender', 'advice'] as const;

/** Business days before closing by which the lender has given the appraisal, and after the application its notice (12 CFR 1002.14(a)). */
const APPRAISAL_DAYS = 3;

const isOpen = createGeneralRule({ opensSaturdays: false });
const wholeDay = { minute: null, endsAt: null, standing: 'stands', notes: [] as string[] } as const;

/** The days that follow from federal rules, by what is known of the loan. */
export function listFederalRows(known: KnownDays): ClockRow[] {
  const { closing, application } = known;
  const regulationB = { title: texts.regulationB };
  const rows = listFederalDates(known).map(({ key, title, day, owner, reason, paragraph, inputs }) =>
    createRow({
      ...{ key, title, kind: 'federal', day, owner, source: citeRegulationZ(paragraph) },
      formula: texts.countedFromRule(
        reason,
        inputs.map((input) => texts.inputOn(input.title, formatWeekdayDate(input.day))).join(texts.and),
      ),
    }),
  );
  const federal = { kind: 'federal', owner: 'lender' } as const;
  if (application !== undefined) {
    rows.push(
      createRow({
        ...{
          ...federal,
          key: 'appraisal-notice-due',
          title: texts.appraisalNotice.title,
          source: regulationB,
        },
        day: addBusinessDays(application.day, APPRAISAL_DAYS, isOpen),
        formula: texts.appraisalNotice.formula(formatWeekdayDate(application.day)),
      }),
    );
  }
  if (closing === undefined) return rows;
  const closingDay = formatWeekdayDate(closing.day);
  return [
    ...rows,
    createRow({
      ...{ ...federal, key: 'appraisal-copy-due', title: texts.appraisalCopy.title, source: regulationB },
      day: addBusinessDays(closing.day, -APPRAISAL_DAYS, isOpen),
      formula: texts.appraisalCopy.formula(closingDay),
    }),
    createRow({
      ...{ ...federal, key: 'corrections-due', title: texts.correctionsDue.title },
      day: findCureDue(closing.day),
      formula: texts.correctionsDue.formula(closingDay),
      source: citeRegulationZ('1026.19(f)(2)'),
    }),
  ];
}

/** The days that follow from the lenders' guides: how old papers may be, and when a job is checked. */
export function listLenderRows(
  { closing, application }: KnownDays,
  program: DocumentAgeProgram,
  today: string,
): ClockRow[] {
  const days = {
    ...(closing && { note: closing.day, disbursement: closing.day }),
    ...(application && { application: application.day }),
  };
  const rows: ClockRow[] = [];
  const check = findDocumentAge('freddieMac', 'employmentCheck', days, today);
  const papers = findDocumentAge(program, 'other', days, today);
  const stub = findDocumentAge('fannieMae', 'payStub', days, today);
  const lender = { kind: 'lender' } as const;
  if (closing !== undefined && check?.earliest) {
    rows.push(
      createRow({
        ...{ ...lender, key: 'employment-check-from', title: texts.employmentCheck.title, owner: 'lender' },
        day: check.earliest,
        formula: texts.employmentCheck.formula(formatWeekdayDate(closing.day)),
        source: check.source,
      }),
    );
  }
  if (closing !== undefined && papers?.earliest) {
    const length = papers.months === null ? texts.days(papers.days ?? 0) : texts.months(papers.months);
    rows.push(
      createRow({
        ...{ ...lender, key: 'oldest-papers', title: texts.oldestPapers.title, owner: 'buyer' },
        day: papers.earliest,
        formula: texts.oldestPapers.formula(length, formatWeekdayDate(closing.day)),
        source: papers.source,
      }),
    );
  }
  if (application !== undefined && stub?.earliest) {
    rows.push(
      createRow({
        ...{ ...lender, key: 'oldest-pay-stub', title: texts.oldestPayStub.title, owner: 'buyer' },
        day: stub.earliest,
        formula: texts.oldestPayStub.formula(stub.days ?? 0, formatWeekdayDate(application.day)),
        source: stub.source,
      }),
    );
  }
  return rows;
}

/** What this site advises for the last days before closing. */
export function listAdviceRows({ closing }: KnownDays): ClockRow[] {
  if (closing === undefined) return [];
  const day = formatWeekdayDate(closing.day);
  const advice = { kind: 'advice', owner: 'buyer', source: { title: texts.ourGuide } } as const;
  return [
    createRow({
      ...{ ...advice, key: 'wire-day', title: texts.wire.title, formula: texts.wire.formula(day) },
      day: addBusinessDays(closing.day, -1, isOpen),
    }),
    createRow({
      ...{ ...advice, key: 'walk-through', title: texts.walkThrough.title },
      day: addDays(closing.day, -1),
      formula: texts.walkThrough.formula(day),
    }),
    createRow({
      ...{ ...advice, key: 'insurance-starts', title: texts.insuranceStarts.title, day: closing.day },
      formula: texts.insuranceStarts.formula(day),
    }),
  ];
}

function createRow(row: Omit<ClockRow, keyof typeof wholeDay>): ClockRow {
  return { ...wholeDay, ...row };
}

type ClockKind = (typeof clockKinds)[number];

/** A day of the way from acceptance to closing. `formula` says in sentences how it was counted, `source` which contract or rule says so. */
export type ClockRow = {
  key: string;
  title: string;
  kind: ClockKind;
  day: string;
  /** The minute of that day at which it is over, and that instant; null where the whole day counts. */
  minute: number | null;
  endsAt: Date | null;
  owner: DateOwner;
  standing: 'stands' | 'extended' | 'waived';
  formula: string;
  notes: string[];
  source: Source;
};
