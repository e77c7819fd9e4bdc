import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import type { Offer, PointsOrCreditInput } from './points-or-credit.contract.ts';

/** An offer's loan: `upfront` is paid at closing (negative: received), `costs[m]` is what it has cost if it ends after month m. */
export type Way = {
  offer: Offer;
  ratePercent: string;
  upfront: Decimal;
  payment: Decimal;
  costs: Decimal[];
  balances: Decimal[];
};

/** How the figures of points or of a credit were made. `turn`: the month from which its order against neither stays turned. */
export function explainOffer(
  way: Way,
  none: Way,
  turn: number | null,
  input: PointsOrCreditInput,
): Working[] {
  const { offer, ratePercent } = way;
  const percent = offer === 'points' ? input.pointsPercent : input.creditPercent;
  const saving = none.payment.minus(way.payment);
  const upfront = toFixedDollars(way.upfront.abs());
  return [
    showWorking(
      `${offer}Upfront`,
      texts.loanXPercent,
      { [texts.loan]: input.loanAmount, [texts.percent]: `${percent}%` },
      upfront,
    ),
    showWorking(
      `${offer}Saving`,
      texts.savingFormula,
      {
        [`Payment at ${input.ratePercent}%`]: toFixedDollars(none.payment),
        [`Payment at ${ratePercent}%`]: toFixedDollars(way.payment),
      },
      toFixedDollars(saving.abs()),
    ),
    showWorking(
      `${offer}BreakEven`,
      texts.breakEvenFormula,
      {
        [texts.atClosing]: upfront,
        [texts.differenceOfPayments]: toFixedDollars(saving.abs()),
        [texts.balancesThen]:
          turn === null
            ? texts.orderNeverTurns
            : [way, none]
                .map(({ balances }) => `$${toFixedDollars(balances[turn] ?? new Decimal(0))}`)
                .join(' and '),
        [texts.returnOnSavings]: texts.percentAYear(input.returnPercent),
      },
      turn === null ? 'Never' : String(turn),
    ),
  ];
}
