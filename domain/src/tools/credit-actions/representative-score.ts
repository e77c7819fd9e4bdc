import { findRepresentativeScore } from '../../credit/representative-score.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/credit-actions.ts';
import type { RepresentativeScoreInput, RepresentativeScoreResult } from './representative-score.contract.ts';

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
    reason: used === null ? texts.someBorrowerHasNoScore : null,
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
