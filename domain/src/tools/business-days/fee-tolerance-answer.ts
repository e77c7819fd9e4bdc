import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { findCureDue } from '../../programs/dates/disclosure-dates.ts';
import { checkTolerances } from '../../programs/fee-tolerance.ts';
import { citeRegulationZ } from '../regulation-z.ts';
import { showWorking } from '../show-working.ts';
import type { BusinessDaysInputOf, BusinessDaysResultOf } from './business-days.contract.ts';
import * as texts from './en.ts';

const TOLERANCE = citeRegulationZ('1026.19(e)(3)');
const TEN_PERCENT = citeRegulationZ(texts.tenPercentParagraph);

/** Which fees rose beyond what they may, and what is paid back. */
export function answerFeeTolerance(
  input: BusinessDaysInputOf<'feeTolerance'>,
): BusinessDaysResultOf<'feeTolerance'> {
  const read = (fees: typeof input.zeroCategory) =>
    fees.map(({ name, le, cd }) => ({ name, estimate: new Decimal(le), actual: new Decimal(cd) }));
  const check = checkTolerances(read(input.zeroCategory), read(input.tenPercentCategory));
  const cure = toFixedDollars(check.cure);
  const zeroCure = toFixedDollars(check.zeroCure);
  const tenPercentCure = toFixedDollars(check.tenPercentCure);
  const limitTotal = toFixedDollars(check.limitTotal);
  const actualTotal = toFixedDollars(check.actualTotal);
  const estimates = toFixedDollars(check.estimateTotal);
  const { consummation } = input;
  const cureBy = consummation === undefined ? null : findCureDue(consummation);
  return {
    kind: 'feeTolerance',
    within: check.cure.isZero(),
    cure,
    risen: check.risen.map(({ name, by }) => ({ name, by: toFixedDollars(by) })),
    zeroCure,
    notCharged: check.notCharged.map(({ name }) => name),
    limitTotal,
    actualTotal,
    tenPercentCure,
    cureBy,
    workings: [
      showWorking(
        'zeroCure',
        texts.zeroCureRule,
        Object.fromEntries(check.risen.map(({ name, by }) => [name, toFixedDollars(by)])),
        zeroCure,
        TOLERANCE,
      ),
      showWorking(
        'limitTotal',
        texts.groupLimitRule,
        {
          estimates,
          ...Object.fromEntries(
            check.notCharged.map(({ name, estimate }) => [texts.notCharged(name), toFixedDollars(estimate)]),
          ),
        },
        limitTotal,
        TEN_PERCENT,
      ),
      showWorking(
        'actualTotal',
        texts.groupActualRule,
        Object.fromEntries(input.tenPercentCategory.map(({ name, cd }) => [name, cd])),
        actualTotal,
      ),
      showWorking(
        'tenPercentCure',
        texts.groupCureRule,
        { actualTotal, limitTotal },
        tenPercentCure,
        TOLERANCE,
      ),
      showWorking('cure', texts.totalCureRule, { zeroCure, tenPercentCure }, cure, {
        title: texts.regulationZRefund,
      }),
      ...(cureBy === null || consummation === undefined
        ? []
        : [
            showWorking(
              'cureBy',
              texts.cureDeadlineRule,
              { consummation },
              cureBy,
              citeRegulationZ('1026.19(f)(2)(v)'),
            ),
          ]),
    ],
    tables: [],
  };
}
