import * as z from 'zod/mini';
import { BUREAUS, findRepresentativeScore } from '../../credit/representative-score.ts';
import { defineTool } from '../define-tool.ts';
import { scoreField } from '../loan-level-price/priced-loan.ts';
import { showWorking } from '../show-working.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

export const representativeScoreInput = z.object({
  /** For each borrower the score of each bureau, null where a bureau has none. */
  scoresByBorrower: z
    .array(
      z
        .array(z.nullable(scoreField))
        .check(z.minLength(1, texts.scoreMissing), z.maxLength(BUREAUS, texts.tooManyScores)),
    )
    .check(z.minLength(1, texts.borrowerMissing), z.maxLength(10, texts.tooManyBorrowers)),
});
export type RepresentativeScoreInput = z.infer<typeof representativeScoreInput>;

export const representativeScoreResult = z.object({
  /** Null for a borrower without a score. */
  perBorrower: z.array(z.nullable(z.int())),
  /** What the price goes by; null where a borrower has no score, for the `reason`. */
  used: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  ...shownWorking,
});
export type RepresentativeScoreResult = z.infer<typeof representativeScoreResult>;

/** The score of each borrower and the one the price goes by. */
export function computeRepresentativeScore(input: RepresentativeScoreInput): RepresentativeScoreResult {
  const { perBorrower, used } = findRepresentativeScore(input.scoresByBorrower);
  const inputs = Object.fromEntries(
    input.scoresByBorrower.map((scores, place) => [
      `borrower ${place + 1}`,
      scores.map((score) => score ?? 'none').join(', '),
    ]),
  );
  return {
    perBorrower,
    used,
    reason: used === null ? texts.noScoreReason : null,
    workings:
      used === null
        ? []
        : [
            showWorking('used', texts.middleOfThree, inputs, String(used), {
              title: texts.commonlyDescribed,
            }),
          ],
    tables: [],
  };
}

export const representativeScoreTool = defineTool({
  name: 'representative-score',
  summary: 'Which score a lender goes by',
  description:
    'The middle of three scores or the lower of two, and of several borrowers the lowest of theirs. This rule is commonly described; the agencies’ own text was not read by us, so ask the lender.',
  input: representativeScoreInput,
  result: representativeScoreResult,
  compute: computeRepresentativeScore,
  example: {
    input: { scoresByBorrower: [[742, 718, 731], [760]] },
    answer: { perBorrower: [731, 760], used: 731 },
  },
});
