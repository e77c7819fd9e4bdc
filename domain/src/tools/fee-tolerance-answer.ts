import { findCureDue } from '../programs/disclosure-dates.ts';
import { checkTolerances } from '../programs/fee-tolerance.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import { citeRegulationZ } from './regulation-z.ts';
import { showWorking } from './show-working.ts';

const TOLERANCE = citeRegulationZ('1026.19(e)(3)');

/** Which fees rose beyond what they may, and what is paid back. */
export function answerFeeTolerance(
  input: BusinessDaysInputOf<'feeTolerance'>,
): BusinessDaysResultOf<'feeTolerance'> {
  const read = (fees: typeof input.zeroCategory) =>
    fees.map(({ name, le, cd }) => ({ name, estimate: new Decimal(le), actual: new Decimal(cd) }));
  const check = checkTolerances(read(input.zeroCategory), read(input.tenPercentCategory));
  const cure = writeDollars(check.cure);
  const zeroCure = writeDollars(check.zeroCure);
  const tenPercentCure = writeDollars(check.tenPercentCure);
  const limitTotal = writeDollars(check.limitTotal);
  const actualTotal = writeDollars(check.actualTotal);
  const estimates = writeDollars(check.estimateTotal);
  const { consummation } = input;
  const cureBy = consummation === undefined ? null : findCureDue(consummation);
  return {
    kind: 'feeTolerance',
    within: check.cure.isZero(),
    cure,
    risen: check.risen.map(({ name, by }) => ({ name, by: writeDollars(by) })),
    zeroCure,
    limitTotal,
    actualTotal,
    tenPercentCure,
    cureBy,
    workings: [
      showWorking(
        'zeroCure',
        'What each fee that must not rise rose by, added up; a fee that fell does not make up for another',
        Object.fromEntries(check.risen.map(({ name, by }) => [name, writeDollars(by)])),
        zeroCure,
        TOLERANCE,
      ),
      showWorking(
        'limitTotal',
        'Estimates of the group that may rise by a tenth, together x 110 / 100',
        { estimates },
        limitTotal,
        TOLERANCE,
      ),
      showWorking(
        'actualTotal',
        'What the fees of that group came to at closing',
        Object.fromEntries(input.tenPercentCategory.map(({ name, cd }) => [name, cd])),
        actualTotal,
      ),
      showWorking(
        'tenPercentCure',
        'Total at closing - its limit, if above 0',
        { actualTotal, limitTotal },
        tenPercentCure,
        TOLERANCE,
      ),
      showWorking(
        'cure',
        'The two together; to be paid within 60 days of closing',
        { zeroCure, tenPercentCure },
        cure,
        {
          title: 'Regulation Z, 12 CFR 1026.19(f)(2)(v)',
        },
      ),
      ...(cureBy === null || consummation === undefined
        ? []
        : [
            showWorking(
              'cureBy',
              '60 calendar days after closing',
              { consummation },
              cureBy,
              citeRegulationZ('1026.19(f)(2)(v)'),
            ),
          ]),
    ],
    tables: [],
  };
}
