import type { StateCode } from '../../kernel/states.ts';
import type { DataTable } from '../../programs/data-table.ts';
import * as texts from './en.ts';

/**
 * When a state has an owner file for its homestead exemption. `fileBy` is the month and day, `after-purchase` of the year after the
 * purchase where the source says so, else of a year that it does not name; null where only the years of a late filing were read.
 */
type HomesteadRule = {
  state: StateCode;
  fileBy: { month: number; day: number; year: 'after-purchase' | 'not-named' } | null;
  lateYears: number | null;
};

/** The day the pages below were read; when they came out they do not say. */
const READ_ON = '2026-11-24';

const readRule = (id: string, title: string, rule: HomesteadRule): DataTable<HomesteadRule> => ({
  id,
  name: texts.homesteadOf[id as keyof typeof texts.homesteadOf],
  source: { title },
  published: READ_ON,
  from: '2026-01-01',
  until: null,
  content: rule,
});

/** The states whose rule was read; of every other the county is asked. */
export const homesteadTables: readonly DataTable<HomesteadRule>[] = [
  readRule('homestead-fl-2026', texts.floridaSource, {
    state: 'FL',
    fileBy: { month: 3, day: 1, year: 'after-purchase' },
    lateYears: null,
  }),
  readRule('homestead-ga-2026', texts.georgiaSource, {
    state: 'GA',
    fileBy: { month: 4, day: 1, year: 'not-named' },
    lateYears: null,
  }),
  readRule('homestead-tx-2026', texts.texasSource, { state: 'TX', fileBy: null, lateYears: 2 }),
];

export type FoundHomesteadRule = HomesteadRule & { source: string; readOn: string };

/** The rule of a state as it was read; undefined where none was. */
export function findHomesteadRule(state: string): FoundHomesteadRule | undefined {
  const table = homesteadTables.findLast(({ content }) => content.state === state);
  return table && { ...table.content, source: table.source.title, readOn: READ_ON };
}

/**
 * The state's day for a home bought on a day; where the source does not name the year, the first such day after the purchase, which is
 * never later than the county's. Undefined where no day was read.
 */
export function findStateFilingDay(state: string, boughtOn: string): string | undefined {
  const fileBy = findHomesteadRule(state)?.fileBy;
  if (fileBy == null) return undefined;
  const year = Number(boughtOn.slice(0, 4));
  const dayIn = (of: number) =>
    `${of}-${String(fileBy.month).padStart(2, '0')}-${String(fileBy.day).padStart(2, '0')}`;
  return fileBy.year === 'after-purchase' || dayIn(year) <= boughtOn ? dayIn(year + 1) : dayIn(year);
}
