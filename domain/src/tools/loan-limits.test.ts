import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import { InputRefusal } from './input-refusal.ts';
import { computeLoanLimits, findLimitYear, type LoanLimitsResult, loanLimitsInput } from './loan-limits.ts';

const ON = '2026-11-21';

function answer(input: object, county?: Parameters<typeof computeLoanLimits>[2]): LoanLimitsResult {
  return computeLoanLimits(loanLimitsInput.parse(input), ON, county);
}

describe('the loan limits tool', () => {
  test('explains each figure with its own value', () => {
    const result = answer({ units: 3 });
    for (const { figure, value } of result.workings) expect(result[figure as 'limit']).toBe(value);
    expect(listUnexplained(result)).toEqual([]);
  });

  test("says that a county's limit may be higher where none is held", () => {
    expect(answer({}).notes.join(' ')).toMatch("The county's limit may be higher");
    expect(answer({})).toMatchObject({ basis: 'baseline', county: null, conformingVerdict: null });
  });

  test('says that a county was not looked up where no list is held', () => {
    for (const [place, name] of [
      [{ fips: '06037' }, '06037'],
      [{ state: 'CA', county: 'Los Angeles' }, 'Los Angeles'],
    ] as const) {
      const { basis, notes } = answer(place);
      expect(basis).toBe('baseline');
      expect(notes[0]).toBe(`No list of the counties of 2026 is held here, so ${name} was not looked up.`);
    }
  });

  test.each(['99999', '00000', '06000', '06002', '06117', '03001'])('refuses %s, no county', (fips) => {
    expect(() => answer({ fips })).toThrow(InputRefusal);
  });

  test('warns of a year without a table', () => {
    const [conforming, fha] = answer({ year: 2027 }).tables;
    expect(conforming?.warning).toMatch('ended on Dec 31, 2026');
    expect(fha?.warning).toMatch('ended on Dec 31, 2026');
    expect(findLimitYear(loanLimitsInput.parse({ year: 2027 }), ON)).toBe(2026);
  });

  test("FHA's limits go by the day of the case number", () => {
    const late = { year: 2026, caseAssignedOn: '2025-12-31' };
    expect(answer(late)).toMatchObject({ baseline: '832750.00', fhaFloor: '524225.00' });
  });

  test.each([
    ['832750', 'within', 'depends'],
    ['541287', 'within', 'within'],
    ['1249125.01', 'above', 'above'],
    ['10000000000', 'above', 'above'],
    ['0', 'within', 'within'],
  ])('a loan of %s: conforming %s, FHA %s', (loanAmount, conformingVerdict, fhaVerdict) => {
    expect(answer({ loanAmount })).toMatchObject({ conformingVerdict, fhaVerdict });
  });

  test.each([[{ units: 5 }], [{ units: 0 }], [{ fips: '6037' }], [{ state: 'Calif' }], [{ year: 20.5 }]])(
    'does not take %o',
    (input) => {
      expect(loanLimitsInput.safeParse(input).success).toBe(false);
    },
  );
});
