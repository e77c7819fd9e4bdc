import { Decimal } from '../kernel/decimals.ts';
import { formatAmount } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import * as texts from './en.ts';
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
export type OfferInconsistency = { line: OfferLineId; sentence: string };

const PRINCIPAL_ROUNDING = 2;
const PAYMENT_ROUNDING = '0.02';

/** Checks one offer for slips: its subtotals, its payment, its APR and its five-year figures. */
export function findInconsistencies(offer: LoanOffer): OfferInconsistency[] {
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

function checkSum(
  { read, has }: LoanOffer,
  total: 'D' | 'I',
  parts: readonly OfferLineId[],
): OfferInconsistency[] {
  if (!has(total) || !parts.every(has)) return [];
  const sum = parts.reduce((all, part) => all.plus(read(part)), new Decimal(0));
  if (sum.eq(read(total))) return [];
  const words = texts.sumDiffers(
    parts.join(' + '),
    formatAmount(sum, 'whole'),
    total,
    formatAmount(read(total), 'whole'),
  );
  return [{ line: total, sentence: words }];
}

function checkClosingCosts({ read, has }: LoanOffer): OfferInconsistency[] {
  if (!(['D', 'I', 'J'] as const).every(has)) return [];
  const sum = read('D').plus(read('I')).minus(read('lenderCredits'));
  if (sum.eq(read('J'))) return [];
  return [
    {
      line: 'J',
      sentence: texts.closingCostsDiffer(
        formatAmount(sum, 'whole'),
        formatAmount(read('J'), 'whole'),
        has('lenderCredits'),
      ),
    },
  ];
}

function checkPayment(offer: LoanOffer): OfferInconsistency[] {
  if (offer.input.balloonPayment === 'yes') return [];
  const own = computeOwnPayment(offer);
  if (own.minus(offer.payment).abs().lte(PAYMENT_ROUNDING)) return [];
  const sentence = texts.paymentDiffers(formatAmount(own, 'cents'), formatAmount(offer.payment, 'cents'));
  return [{ line: 'principalAndInterest', sentence }];
}

function checkApr({ read, has, ratePercent }: LoanOffer): OfferInconsistency[] {
  if (!has('apr') || read('apr').gte(ratePercent)) return [];
  const sentence = texts.aprBelowRate(formatPercent(read('apr')), formatPercent(ratePercent));
  return [{ line: 'apr', sentence }];
}

function checkFiveYears(offer: LoanOffer): OfferInconsistency[] {
  const { read, has } = offer;
  const slips: OfferInconsistency[] = [];
  const paid = computePaid(offer, COMPARED_MONTHS).plus(offer.credits);
  if (
    has('in5YearsTotal') &&
    has('prepaidInterest') &&
    read('in5YearsTotal').minus(paid).abs().gt(FIVE_YEARS_ROUNDING)
  )
    slips.push({
      line: 'in5YearsTotal',
      sentence: texts.totalPaidDiffers(
        formatAmount(paid, 'whole'),
        formatAmount(read('in5YearsTotal'), 'whole'),
      ),
    });
  const principal = computePrincipalPaid(offer, COMPARED_MONTHS);
  if (has('in5YearsPrincipal') && read('in5YearsPrincipal').minus(principal).abs().gt(PRINCIPAL_ROUNDING))
    slips.push({
      line: 'in5YearsPrincipal',
      sentence: texts.principalPaidDiffers(
        formatAmount(principal, 'whole'),
        formatAmount(read('in5YearsPrincipal'), 'whole'),
      ),
    });
  return slips;
}

function checkPrepaid({ read, has }: LoanOffer): OfferInconsistency[] {
  if (!has('prepaidInterest') || !has('F') || read('prepaidInterest').lte(read('F'))) return [];
  return [{ line: 'prepaidInterest', sentence: texts.prepaidInterestExcess }];
}
