import type { DataTable, Source } from './data-table.ts';

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
    name: 'How old documents may be',
    source: {
      title:
        'Fannie Mae Selling Guide B1-1-03, Freddie Mac Guide 5102.4, HUD Handbook 4000.1, USDA HB-1-3555',
    },
    published: '2024-03-06',
    from: '2024-03-06',
    until: null,
    content: {
      fannieMae: {
        source: { title: 'Fannie Mae Selling Guide B1-1-03 and B3-3.1-02 (03/06/2024)' },
        rules: [
          { document: 'payStub', countedFrom: 'application', days: 30 },
          { document: 'w2', latest: '1 or 2 years, by kind of income' },
          { document: 'other', countedFrom: 'note', months: 4 },
        ],
      },
      freddieMac: {
        source: { title: 'Freddie Mac Single-Family Guide 5102.4 (07/06/2017, as reprinted)' },
        rules: [
          { document: 'employmentCheck', countedFrom: 'note', businessDays: 10 },
          { document: 'other', countedFrom: 'note', days: 120 },
        ],
      },
      fha: {
        source: { title: 'HUD Handbook 4000.1; HUD answer KA-04869' },
        rules: [{ document: 'other', countedFrom: 'disbursement', days: 120 }],
      },
      va: {
        source: { title: 'VA Pamphlet 26-7, chapter 4 (not seen in print)' },
        rules: [{ document: 'other', countedFrom: 'note', days: 120 }],
      },
      usda: {
        source: { title: 'USDA HB-1-3555, 12.22 (05/17/2017, as reprinted)' },
        rules: [{ document: 'other', countedFrom: 'note', days: 120 }],
      },
      guide: {
        source: { title: 'Our guide' },
        rules: [
          { document: 'payStub', countedFrom: 'application', days: 30 },
          { document: 'w2', latest: '2 years' },
          { document: 'taxReturn', latest: '2 years' },
          { document: 'bankStatement', latest: '2-3 months' },
        ],
      },
    },
  },
];
