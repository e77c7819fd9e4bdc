import { Decimal } from '../kernel/decimals.ts';

/**
 * Interest, principal and balance after the first `months` payments of a loan that pays the same principal, P / n, with each;
 * unrounded dollars. Interest is i (P m - (P / n) m (m - 1) / 2).
 */
export function getEqualPrincipalPart(
  { principal, ratePercent, termMonths }: { principal: Decimal; ratePercent: Decimal; termMonths: number },
  months: number,
) {
  const principalPaid = principal.times(months).div(termMonths);
  const repaidBefore = principal.times(months * (months - 1)).div(2 * termMonths);
  const owed = principal.times(months).minus(repaidBefore);
  const interest = ratePercent.times(owed).div(1200);
  const balance = months === termMonths ? new Decimal(0) : principal.minus(principalPaid);
  return { interest, principalPaid, balance, paid: interest.plus(principalPaid) };
}
