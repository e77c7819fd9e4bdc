import { planningFigures } from '../estimates/planning-figures.ts';
import { homeTaxTables } from '../owned-home/home-taxes/home-tax-tables.ts';
import { homesteadTables } from '../owned-home/home-taxes/homestead-tables.ts';
import type { DataTable, Source } from '../programs/data-table.ts';
import { type DatedTableKind, datedTables } from '../programs/dated-tables.ts';
import { programTables } from '../programs/program-finder/program-list.ts';
import { READ_ON } from '../programs/program-finder/rule-makers.ts';
import * as texts from './en.ts';

/**
 * What a table is about: those of loan programs, those of the program finder, what an estimate assumes, an owner’s
 * income tax, homestead exemptions, and the holidays of the law.
 */
export type KnownKind =
  | DatedTableKind
  | keyof typeof programTables
  | 'planning'
  | 'homeTaxes'
  | 'homestead'
  | 'holidays';

/** A table without its content. `checkedOn` is the last day on which we compared it with its source, and is good for `holdsDays`. */
export type KnownTable = {
  kind: KnownKind;
  id: string;
  name: string;
  source: Source;
  published: string;
  from: string;
  until: string | null;
  checkedOn: string;
  holdsDays: number;
};

/** Laws and yearly limits are checked again within a year; programs, which change without notice, within two months. */
const A_YEAR = 365;
const PROGRAM_DAYS = 60;

type Check = Pick<KnownTable, 'checkedOn' | 'holdsDays'>;

/** When each table was last compared with its source; the price grid says so itself (`confirmed`). */
const checks: Record<Exclude<KnownKind, 'loanLevelPrices'>, Check> = {
  conformingLimits: { checkedOn: '2026-11-20', holdsDays: A_YEAR },
  fhaLimits: { checkedOn: '2026-11-21', holdsDays: A_YEAR },
  fhaPremiums: { checkedOn: '2026-11-20', holdsDays: A_YEAR },
  usdaFees: { checkedOn: '2026-07-13', holdsDays: A_YEAR },
  vaFundingFee: { checkedOn: '2026-11-20', holdsDays: A_YEAR },
  privatePremiums: { checkedOn: '2026-11-21', holdsDays: A_YEAR },
  ratios: { checkedOn: '2026-11-20', holdsDays: A_YEAR },
  residualIncome: { checkedOn: '2026-11-20', holdsDays: A_YEAR },
  priceLimits: { checkedOn: '2026-11-21', holdsDays: A_YEAR },
  documentAges: { checkedOn: '2026-11-20', holdsDays: A_YEAR },
  national: { checkedOn: READ_ON, holdsDays: PROGRAM_DAYS },
  homeLoanBanks: { checkedOn: READ_ON, holdsDays: PROGRAM_DAYS },
  states: { checkedOn: READ_ON, holdsDays: PROGRAM_DAYS },
  planning: { checkedOn: '2026-11-21', holdsDays: A_YEAR },
  homeTaxes: { checkedOn: '2026-11-26', holdsDays: A_YEAR },
  homestead: { checkedOn: '2026-11-24', holdsDays: A_YEAR },
  holidays: { checkedOn: '2026-11-21', holdsDays: A_YEAR },
};

/** Worked out by the law and not looked up, for these years. */
const holidays = {
  id: 'federal-holidays',
  name: texts.federalHolidays,
  source: {
    title: texts.holidayLaw,
    url: 'https://www.law.cornell.edu/uscode/text/5/6103',
  },
  published: '2021-06-17',
  from: '2000-01-01',
  until: '2099-12-31',
} satisfies Omit<DataTable<unknown>, 'content'>;

const allTables: readonly (readonly [KnownKind, readonly Omit<DataTable<unknown>, 'content'>[]])[] = [
  ...(Object.entries(datedTables) as [DatedTableKind, readonly DataTable<unknown>[]][]),
  ...(Object.entries(programTables) as [keyof typeof programTables, readonly DataTable<unknown>[]][]),
  ['planning', planningFigures],
  ['homeTaxes', homeTaxTables],
  ['homestead', homesteadTables],
  ['holidays', [holidays]],
];

/** Every dated table of the product, without its content. */
export function listKnownTables(): KnownTable[] {
  return allTables.flatMap(([kind, tables]) =>
    tables.map(({ id, name, source, published, from, until, confirmed }) => ({
      ...{ kind, id, name, source, published, from, until },
      ...(confirmed === undefined
        ? checks[kind as keyof typeof checks]
        : { checkedOn: confirmed.on, holdsDays: confirmed.holdsDays }),
    })),
  );
}
