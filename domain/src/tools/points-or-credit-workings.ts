import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { Offer, PointsOrCreditInput } from './points-or-credit.contract.ts';
import { showWorking } from './show-working.ts';
import type { Working } from './tool-fields.ts';

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
  const upfront = writeDollars(way.upfront.abs());
  return [
    showWorking(
      `${offer}Upfront`,
      'Loan x percent',
      { Loan: input.loanAmount, Percent: `${percent}%` },
      upfront,
    ),
    showWorking(
      `${offer}Saving`,
      'Difference of the payments, each rounded to the cent',
      {
        [`Payment at ${input.ratePercent}%`]: writeDollars(none.payment),
        [`Payment at ${ratePercent}%`]: writeDollars(way.payment),
      },
      writeDollars(saving.abs()),
    ),
    showWorking(
      `${offer}BreakEven`,
      'The first month from which the order stays turned: what was paid, with the return the money would have earned, plus the balance, held against the same without',
      {
        'At closing': upfront,
        'Difference of the payments': writeDollars(saving.abs()),
        'Balances then, with and without':
          turn === null
            ? 'The order never turns'
            : [way, none]
                .map(({ balances }) => `$${writeDollars(balances[turn] ?? new Decimal(0))}`)
                .join(' and '),
        Return: `${input.returnPercent}% a year`,
      },
      turn === null ? 'Never' : String(turn),
    ),
  ];
}
