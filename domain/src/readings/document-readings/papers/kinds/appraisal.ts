import { plain } from '../../pages/find-cells.ts';
import { inRow } from '../engine/find-in-rows.ts';
import type { FoundField, PaperSchema } from '../engine/paper-schema.ts';
import { listTableRows } from '../engine/table-cells.ts';

/**
 * The Uniform Residential Appraisal Report: Fannie Mae Form 1004 and its relatives 1073, 1025 and 2055, which share the sentence of the
 * reconciliation and the labels of the certification.
 */
export const appraisal: PaperSchema = {
  kind: 'appraisal',
  known: {
    title:
      /^(uniform residential appraisal report|individual condominium unit appraisal report|small residential income property appraisal report|exterior-only inspection residential appraisal report)/i,
    labels: [
      /^property address/i,
      /^assessor's parcel #/i,
      /^lender\/client/i,
      /^indicated value by:? sales comparison approach/i,
      /^this appraisal is made/i,
      /^appraised value of subject property/i,
      /^effective date of appraisal/i,
      /^contract price/i,
    ],
    fewest: 4,
  },
  needs: ['value'],
  fields: {
    value: [
      inRow(/that is the subject of this report is (\$ ?\d{1,3}(?:,\d{3})*)/i, 'amount'),
      { labels: [/^appraised value of subject property/i], is: 'amount' },
    ],
    certified_value: [{ labels: [/^appraised value of subject property/i], is: 'amount' }],
    effective_date: [
      inRow(/\bas of (.{6,18}?),? which is the date of (?:the )?inspection/i, 'day'),
      inRow(/subject of this report is \$ ?[\d,]+,? as of (.{6,18})/i, 'day'),
      { labels: [/^effective date of appraisal/i], is: 'day' },
    ],
    condition: [readCondition],
    property: [{ labels: [/^property address/i], is: 'words' }],
    borrower: [{ labels: [/^borrower/i], is: 'words' }],
    contract_price: [{ labels: [/^contract price \$?/i], is: 'amount' }],
  },
  checks: [
    {
      name: 'same_value',
      fields: ['value', 'certified_value'],
      proves: true,
      holds: ({ amount, text }) => {
        const [value, again] = [amount('value'), amount('certified_value')];
        return value === undefined || again === undefined || text('value') === undefined
          ? undefined
          : value.eq(again);
      },
    },
  ],
};

const CONDITIONS = [
  ['as is', /^"?as is"?/i],
  ['subject to completion', /^subject to completion per plans/i],
  ['subject to repairs', /^subject to the following repairs/i],
  ['subject to inspection', /^subject to the following required inspection/i],
] as const;

/** The condition of the reconciliation, of four, that is marked; nothing where none or more than one is marked. */
function readCondition(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  const marked = pages.flatMap(({ cells }) =>
    listTableRows(cells).flatMap((row) =>
      row.flatMap((cell, index) => {
        const [, mark, words = ''] =
          /^(?:this appraisal is made )?(\[?[x✓☒✔]\]? )?(.*)$/i.exec(plain(cell.text)) ?? [];
        const before = plain(row[index - 1]?.text ?? '');
        const isMarked = mark !== undefined || /(^|made )\[?[x✓☒✔]\]?$/i.test(before);
        return CONDITIONS.flatMap(([value, label]) =>
          isMarked && label.test(words) ? [{ value, cell }] : [],
        );
      }),
    ),
  );
  const values = new Set(marked.map(({ value }) => value));
  return values.size === 1 ? marked[0] : undefined;
}
