import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import { pickTable, type Source, type TableUse } from '../data-table.ts';
import { addBusinessDays, createGeneralRule } from './business-days.ts';
import { type AgingDocument, type DocumentAgeProgram, documentAgeTables } from './document-age-table.ts';

const isOpen = createGeneralRule({ opensSaturdays: false });

/** The day a document's age is counted back from. */
export type CountedFrom = 'application' | 'note' | 'disbursement';

/** How old a document may be: its earliest day where the rule counts days or months, else in words which ones are asked for. */
export type DocumentAge = {
  earliest: string | null;
  latest: string | null;
  days: number | null;
  months: number | null;
  /** Days on which a lender that closes on weekends and federal holidays is open. */
  businessDays: number | null;
  countedFrom: CountedFrom | null;
  source: Source;
  table: TableUse;
};

/**
 * How old a document may be in a program, counted back from `days` (the day of application, of the note, of disbursement).
 * Undefined where the program has no rule for it. `earliest` is null where the day it counts from was not given.
 */
export function findDocumentAge(
  program: DocumentAgeProgram,
  document: AgingDocument,
  days: Partial<Record<CountedFrom, string>>,
  on: string,
): DocumentAge | undefined {
  const { content, use } = pickTable(documentAgeTables, on);
  const { rules, source } = content[program];
  const findRule = (kind: AgingDocument) => rules.find((one) => one.document === kind);
  // A check of employment is no document: what holds for documents in general does not hold for it.
  const rule = findRule(document) ?? (document === 'employmentCheck' ? undefined : findRule('other'));
  if (rule === undefined) return undefined;
  const none = {
    earliest: null,
    latest: null,
    days: null,
    months: null,
    businessDays: null,
    countedFrom: null,
  };
  if ('latest' in rule) return { ...none, latest: rule.latest, source, table: use };
  const from = days[rule.countedFrom];
  const found = { ...none, countedFrom: rule.countedFrom, source, table: use };
  if ('businessDays' in rule) {
    const { businessDays } = rule;
    return {
      ...found,
      businessDays,
      earliest: from === undefined ? null : addBusinessDays(from, -businessDays, isOpen),
    };
  }
  if ('days' in rule) {
    return { ...found, days: rule.days, earliest: from === undefined ? null : addDays(from, -rule.days) };
  }
  return {
    ...found,
    months: rule.months,
    earliest: from === undefined ? null : addMonths(from, -rule.months),
  };
}
