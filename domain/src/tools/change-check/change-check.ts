import { compareCharges } from '../../disclosure-changes/compare-charges.ts';
import { findNewWaitingPeriod } from '../../disclosure-changes/new-waiting-period.ts';
import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import { citeRegulationZ } from '../regulation-z.ts';
import { showWorking } from '../show-working.ts';
import type {
  ChangeCheckInput,
  ChangeCheckResult,
  NewWaitingPeriodInput,
  NewWaitingPeriodResult,
} from './change-check.contract.ts';
import * as texts from './en/change-check.ts';

/** What charges and credits of a Closing Disclosure ask beyond what the Loan Estimate lets them. */
export function computeChangeCheck({ lines }: ChangeCheckInput, _on: string): ChangeCheckResult {
  const found = compareCharges(
    lines.map(({ what, group, le, cd }) => ({ what, group, le: new Decimal(le), cd: new Decimal(cd) })),
  );
  const [tenLe, tenCd] = [found.tenLe.toString(), found.tenCd.toString()];
  const risen = found.risen.map(({ what, by }) => ({ text: what, by: writeDollars(by) }));
  const [over, tenOver] = [writeDollars(found.over), writeDollars(found.tenOver)];
  const source = citeRegulationZ('1026.19(e)(3)');
  const risenTotal = writeDollars(found.over.minus(found.tenOver));
  return {
    ...{ over, ask: found.over.gt(0), tenLe, tenCd, risen },
    note: found.over.gt(0) ? texts.askNote : texts.fineNote,
    workings: [
      showWorking('risen', texts.risenFormula, { charges: String(risen.length) }, risenTotal, source),
      showWorking('tenCd', texts.tenFormula, { tenLe, tenCd }, tenOver, source),
      showWorking('over', texts.overFormula, { risen: risenTotal, ten: tenOver }, over),
    ],
    tables: [],
  };
}

/** Whether a corrected disclosure starts another three business days. */
export function computeNewWaitingPeriod(input: NewWaitingPeriodInput, _on: string): NewWaitingPeriodResult {
  const { threeMoreDays, because, aprFell, tolerance } = findNewWaitingPeriod({
    ...{ aprDisclosed: new Decimal(input.aprDisclosed), aprActual: new Decimal(input.aprActual) },
    ...{
      isIrregular: input.irregular,
      productChanged: input.productChanged,
      penaltyAdded: input.penaltyAdded,
    },
  });
  const inputs = {
    ...{ aprDisclosed: input.aprDisclosed, aprActual: input.aprActual, tolerance: tolerance.toString() },
    ...{ productChanged: String(input.productChanged), penaltyAdded: String(input.penaltyAdded) },
  };
  const value = String(threeMoreDays);
  return {
    ...{ threeMoreDays, because: [...because] },
    note: threeMoreDays ? texts.waitNote : aprFell ? texts.fellNote : texts.noWaitNote,
    workings: [
      showWorking('threeMoreDays', texts.waitFormula, inputs, value, citeRegulationZ('1026.19(f)(2)(ii)')),
    ],
    tables: [],
  };
}
