import { compareDisclosures } from '@porchlight/domain/readings/disclosure-changes/compare-disclosures.ts';
import { makePair } from '@porchlight/testing/forms/made/making/make-closing.ts';
import { getFeeName } from '@porchlight/testing/forms/made/making/plain-fees.ts';
import { describeClosing } from '@porchlight/testing/forms/made/truth/closing-truth.ts';
import { countTolerances } from '@porchlight/testing/forms/made/truth/count-tolerances.ts';
import { describeEstimate } from '@porchlight/testing/forms/made/truth/estimate-truth.ts';
import { makeReading } from '@porchlight/testing/forms/made/truth/truth-reading.ts';
import { describe, expect, it } from 'vitest';

/** A thousand are compared by bench/readings/measure-comparisons.ts. */
const SEEDS = Array.from({ length: 50 }, (_, index) => 401 + index);

describe('made Closing Disclosures against their Loan Estimates', () => {
  it.each(SEEDS)('number %i rises by what is counted in cents', (seed) => {
    const { estimate, closing } = makePair(seed);
    const { comparisons } = compareDisclosures({
      estimates: [makeReading(describeEstimate(estimate))],
      closing: makeReading(describeClosing(closing)),
    });
    const [found] = comparisons;
    const counted = countTolerances(estimate, closing, getFeeName);
    const dollars = (cents: number) => (cents / 100).toFixed(2);
    expect(found).toMatchObject({
      ...{ over: dollars(counted.over), tenLe: dollars(counted.tenLe), tenCd: dollars(counted.tenCd) },
    });
    const pairs = found?.charges.filter(({ match }) => match === 'same' || match === 'alike') ?? [];
    for (const { what, estimateWhat } of pairs)
      expect(getFeeName(estimateWhat ?? what)).toBe(getFeeName(what));
  });
});
