import type { ReadCostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import { joinWords } from '../../pages/find-rows.ts';
import { inRow } from '../engine/find-in-rows.ts';
import type { FoundField, PaperPage, PaperSchema } from '../engine/paper-schema.ts';
import { listTableRows } from '../engine/table-cells.ts';

const BUREAUS = ['Equifax', 'Experian', 'TransUnion'];

/**
 * A credit score disclosure: the notice to the home loan applicant (15 U.S.C. 1681g(g)) and the credit score disclosure exception notices,
 * model forms H-3 to H-5 of 12 CFR 1022, appendix H.
 */
export const creditScoreNotice: PaperSchema = {
  kind: 'credit_score_notice',
  known: {
    title:
      /^(your credit score and the price you pay for credit|notice to (the )?home loan applicant|credit score (disclosure|information disclosure|notice))/i,
    labels: [
      /^your credit score\b/i,
      /^(credit )?scores? (range|model)/i,
      /^(the )?(range of possible (credit )?scores|scores range from)/i,
      /^(key|principal) factors/i,
      /^source/i,
      /^(date (score )?(was )?created|credit score created on|created on|date|as of)/i,
      /^(how|where) your score (ranks|compares)|^how your score compares/i,
      /^consumer reporting agency|^credit bureau/i,
    ],
    fewest: 4,
  },
  needs: ['score'],
  fields: {
    bureau: [readBureau],
    score: [
      { labels: [/^your (credit )?score( is| was)?/i, /^(credit )?score/i], is: 'count' },
      inRow(/\byour credit score (?:is|was):? (\d{3})\b/i, 'count'),
    ],
    range_low: [
      inRow(/\bfrom (?:a )?(?:low of )?(\d{1,3}) to (?:a )?(?:high of )?\d{3}\b/i, 'count'),
      inRow(/\brange:? (\d{3}) ?(?:-|to) ?\d{3}\b/i, 'count'),
    ],
    range_high: [
      inRow(/\bfrom (?:a )?(?:low of )?\d{1,3} to (?:a )?(?:high of )?(\d{3})\b/i, 'count'),
      inRow(/\brange:? \d{3} ?(?:-|to) ?(\d{3})\b/i, 'count'),
    ],
    date: [
      {
        labels: [
          /^(credit score created on|date (credit )?score (was )?created|created on|date created|score date|date|as of)/i,
        ],
        is: 'day',
      },
    ],
    model: [
      { labels: [/^(credit )?scor(e|ing) model( name| used)?/i, /^model( used)?/i], is: 'words' },
      inRow(
        /\b((?:fico|vantagescore|beacon|classic fico|equifax beacon|experian\/fair isaac|fico classic|fico risk score)[\w .®/-]{0,30})/i,
        'words',
      ),
    ],
  },
  lines: (pages) => ({ factors: listFactors(pages) }),
  checks: [
    {
      name: 'score_in_range',
      fields: ['score', 'range_low', 'range_high'],
      proves: false,
      holds: ({ amount }) => {
        const [low, score, high] = [amount('range_low'), amount('score'), amount('range_high')];
        if (low === undefined || score === undefined || high === undefined) return undefined;
        return low.lte(score) && score.lte(high);
      },
    },
  ],
};

/** The one bureau a notice names; nothing where it names two, as a merged report does. */
function readBureau(pages: readonly PaperPage[]): ReturnType<FoundField> {
  const named = pages.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      BUREAUS.filter((name) =>
        plain(cell.text).replace(/\s/g, '').toLowerCase().includes(name.toLowerCase()),
      ).map((value) => ({ value, cell })),
    ),
  );
  const beside = named.filter(({ cell }) =>
    /^(source|consumer reporting agency|credit bureau)/i.test(cell.text),
  );
  const [first] = beside.length > 0 ? beside : named;
  const all = new Set(named.map(({ value }) => value));
  return all.size === 1 || beside.length === 1 ? first : undefined;
}

/** Key factors as they are printed: four, and inquiries as a fifth (15 U.S.C. 1681g(f)(1)(C) and (f)(9)). */
function listFactors(pages: readonly PaperPage[]): ReadCostLine[] {
  for (const { cells } of pages) {
    const rows = listTableRows(cells);
    const start = rows.findIndex((row) =>
      row.some(({ text }) => /^(key|principal) factors\b/i.test(plain(text))),
    );
    if (start < 0) continue;
    const factors: ReadCostLine[] = [];
    for (const row of rows.slice(start + 1)) {
      const cell = row.find(({ text }) => /\p{L}{3}/u.test(text));
      const [, marked] = /^(?:[•·●▪*-]|\(?\d{1,2}[.):]?)\s*(.+)$/u.exec(joinWords(row)) ?? [];
      // A factor is marked or numbered; the first line that is neither ends the list.
      if (cell === undefined || marked === undefined || factors.length === 5) break;
      factors.push({
        label: marked,
        amount: '',
        detail: null,
        page: cell.page,
        box: cell.box,
        state: 'read',
      });
    }
    if (factors.length > 0) return factors;
  }
  return [];
}
