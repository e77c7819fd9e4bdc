import type { DataTable, Source } from '../data-table.ts';
import * as texts from '../en/document-age-table.ts';

/** Whose rule it is; `guide` is this site's own advice. */
export const documentAgePrograms = ['fannieMae', 'freddieMac', 'fha', 'va', 'usda', 'guide'] as const;
export type DocumentAgeProgram = (typeof documentAgePrograms)[number];

/** What a document is, as far as its age is judged differently. */
export const agingDocuments = [
  'payStub',
  'w2',
  'taxReturn',
  'bankStatement',
  'employmentCheck',
  'other',
] as const;
export type AgingDocument = (typeof agingDocuments)[number];

/** How old a document may be on a day: so many days, business days or months before it; or how many of the latest years or months are asked for. */
type AgeRule =
  | { document: AgingDocument; countedFrom: 'application' | 'note' | 'disbursement'; days: number }
  | { document: AgingDocument; countedFrom: 'application' | 'note' | 'disbursement'; months: number }
  | { document: AgingDocument; countedFrom: 'note'; businessDays: number }
  | { document: AgingDocument; latest: string };

type ProgramRules = { source: Source; rules: readonly AgeRule[] };

/** A rule for `other` holds for every document that has none of its own. */
export const documentAgeTables: readonly [DataTable<Record<DocumentAgeProgram, ProgramRules>>] = [
  {
    id: 'document-age-2024',
    name: texts.tableTitle,
    source: {
      title: texts.tableSources,
    },
    published: '2024-03-06',
    from: '2024-03-06',
    until: null,
    content: {
      fannieMae: {
        source: { title: texts.fannieMaeSource },
        rules: [
          { document: 'payStub', countedFrom: 'application', days: 30 },
          { document: 'w2', latest: texts.yearsByIncome },
          { document: 'other', countedFrom: 'note', months: 4 },
        ],
      },
      freddieMac: {
        source: { title: texts.freddieMacSource },
        rules: [
          { document: 'employmentCheck', countedFrom: 'note', businessDays: 10 },
          { document: 'other', countedFrom: 'note', days: 120 },
        ],
      },
      fha: {
        source: { title: texts.fhaSource },
        rules: [{ document: 'other', countedFrom: 'disbursement', days: 120 }],
      },
      va: {
        source: { title: texts.vaSource },
        rules: [{ document: 'other', countedFrom: 'note', days: 120 }],
      },
      usda: {
        source: { title: texts.usdaHb1355512 },
        rules: [{ document: 'other', countedFrom: 'note', days: 120 }],
      },
      guide: {
        source: { title: texts.ourGuide },
        rules: [
          { document: 'payStub', countedFrom: 'application', days: 30 },
          { document: 'w2', latest: texts.twoYears },
          { document: 'taxReturn', latest: texts.twoYears },
          { document: 'bankStatement', latest: texts.two3Months },
        ],
      },
    },
  },
];
