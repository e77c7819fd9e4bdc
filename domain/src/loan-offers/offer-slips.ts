import { formatCents, formatPercent, formatWhole } from '../estimates/estimate-formats.ts';
import { Decimal } from '../shared/decimals.ts';
import {
  COMPARED_MONTHS,
  computeOwnPayment,
  computePaid,
  computePrincipalPaid,
  FIVE_YEARS_ROUNDING,
  type LoanOffer,
} from './loan-offer.ts';
import type { OfferLineId } from './offer-lines.ts';

/** A line that does not follow from the others of its column, in words. */
export type OfferSlip = { line: OfferLineId; sentence: string };

const PRINCIPAL_ROUNDING = 2;
const PAYMENT_ROUNDING = '0.02';

/** Checks one offer for slips: its subtotals, its payment, its APR and its five-year figures. */
export function findSlips(offer: LoanOffer): OfferSlip[] {
  return [
    ...checkSum(offer, 'D', ['A', 'B', 'C']),
    ...checkSum(offer, 'I', ['E', 'F', 'G', 'H']),
    ...checkClosingCosts(offer),
    ...checkPayment(offer),
    ...checkApr(offer),
    ...checkFiveYears(offer),
    ...checkPrepaid(offer),
  ];
}

function checkSum({ read, has }: LoanOffer, total: 'D' | 'I', parts: readonly OfferLineId[]): OfferSlip[] {
  if (!has(total) || !parts.every(has)) return [];
  const sum = parts.reduce((all, part) => all.plus(read(part)), new Decimal(0));
  if (sum.eq(read(total))) return [];
  const words = `${parts.join(' + ')} make $${formatWhole(sum)}, but ${total} says $${formatWhole(read(total))}.`;
  return [{ line: total, sentence: words }];
}

function checkClosingCosts({ read, has }: LoanOffer): OfferSlip[] {
  if (!(['D', 'I', 'J'] as const).every(has)) return [];
  const sum = read('D').plus(read('I')).minus(read('lenderCredits'));
  if (sum.eq(read('J'))) return [];
  const credits = has('lenderCredits') ? ' less lender credits' : '';
  return [
    {
      line: 'J',
      sentence: `D + I${credits} make $${formatWhole(sum)}, but J says $${formatWhole(read('J'))}.`,
    },
  ];
}

function checkPayment(offer: LoanOffer): OfferSlip[] {
  if (offer.input.balloonPayment === 'yes') return [];
  const own = computeOwnPayment(offer);
  if (own.minus(offer.payment).abs().lte(PAYMENT_ROUNDING)) return [];
  const sentence = `Amount, rate and term make a payment of $${formatCents(own)}, but it says $${formatCents(offer.payment)}. Is it another kind of loan?`;
  return [{ line: 'principalAndInterest', sentence }];
}

function checkApr({ read, has, ratePercent }: LoanOffer): OfferSlip[] {
  if (!has('apr') || read('apr').gte(ratePercent)) return [];
  const sentence = `The APR of ${formatPercent(read('apr'))} is below the rate of ${formatPercent(ratePercent)}. With a fixed rate only credits can bring that about; with an adjustable one, a lower index can.`;
  return [{ line: 'apr', sentence }];
}

function checkFiveYears(offer: LoanOffer): OfferSlip[] {
  const { read, has } = offer;
  const slips: OfferSlip[] = [];
  const paid = computePaid(offer, COMPARED_MONTHS).plus(offer.credits);
  if (
    has('in5YearsTotal') &&
    has('prepaidInterest') &&
    read('in5YearsTotal').minus(paid).abs().gt(FIVE_YEARS_ROUNDING)
  )
    slips.push({
      line: 'in5YearsTotal',
      sentence: `Its lines make about $${formatWhole(paid)} in 5 years, but page 3 says $${formatWhole(read('in5YearsTotal'))}.`,
    });
  const principal = computePrincipalPaid(offer, COMPARED_MONTHS);
  if (has('in5YearsPrincipal') && read('in5YearsPrincipal').minus(principal).abs().gt(PRINCIPAL_ROUNDING))
    slips.push({
      line: 'in5YearsPrincipal',
      sentence: `Amount, rate and term pay off $${formatWhole(principal)} in 5 years, but page 3 says $${formatWhole(read('in5YearsPrincipal'))}.`,
    });
  return slips;
}

function checkPrepaid({ read, has }: LoanOffer): OfferSlip[] {
  if (!has('prepaidInterest') || !has('F') || read('prepaidInterest').lte(read('F'))) return [];
  return [{ line: 'prepaidInterest', sentence: 'Prepaid interest is part of F, but it is more than F.' }];
}
