import { compareDisclosures } from '@porchlight/domain/readings/disclosure-changes/compare-disclosures.ts';
import { makePair } from '../../testing/forms/made/making/make-closing.ts';
import { getFeeName } from '../../testing/forms/made/making/plain-fees.ts';
import { describeClosing } from '../../testing/forms/made/truth/closing-truth.ts';
import { countTolerances } from '../../testing/forms/made/truth/count-tolerances.ts';
import { describeEstimate } from '../../testing/forms/made/truth/estimate-truth.ts';
import { makeReading } from '../../testing/forms/made/truth/truth-reading.ts';

// node bench/readings/measure-comparisons.ts [pairs] [first seed]: compares made Closing Disclosures with their Loan Estimates and holds what
// rose against a count of its own in whole cents.

const [pairs = 1_000, seed = 1] = process.argv.slice(2).map(Number);
let [equal, asked, charges, mismatched] = [0, 0, 0, 0];
for (let number = seed; number < seed + pairs; number += 1) {
  const { estimate, closing } = makePair(number);
  const counted = countTolerances(estimate, closing, getFeeName);
  const { comparisons } = compareDisclosures({
    estimates: [makeReading(describeEstimate(estimate))],
    closing: makeReading(describeClosing(closing)),
  });
  const [found] = comparisons;
  const cents = (text = '') => Math.round(Number(text) * 100);
  const own = { over: cents(found?.over), tenLe: cents(found?.tenLe), tenCd: cents(found?.tenCd) };
  if (JSON.stringify(own) === JSON.stringify(counted)) equal += 1;
  else console.log(number, own, counted);
  if (counted.over > 0) asked += 1;
  for (const { what, estimateWhat, match } of found?.charges ?? []) {
    charges += 1;
    if (
      match !== 'only-closing' &&
      match !== 'only-estimate' &&
      getFeeName(estimateWhat ?? what) !== getFeeName(what)
    )
      mismatched += 1;
  }
}
console.log(
  `${equal} of ${pairs} comparisons equal their count; ${asked} have something to ask; ${mismatched} of ${charges} charges are paired wrong`,
);
