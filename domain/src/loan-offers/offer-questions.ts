import type { Decimal } from '../kernel/decimals.ts';
import { formatAmount } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import * as texts from './en/loan-offers.ts';
import type { LoanOffer } from './loan-offer.ts';
import { findInconsistencies } from './offer-inconsistencies.ts';

/** A difference below this is not worth a question, in dollars. */
const WORTH_ASKING = 25;

/** What to ask one lender, in words that follow from its figures and the others'. Never names another lender. */
export function listOfferQuestions(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const questions = findInconsistencies(offer).map(({ sentence }) => texts.whichIsRight(sentence));
  questions.push(...askCharges(offer, others));
  const lowB = findLowest(offer, others, 'B');
  if (lowB !== undefined)
    questions.push(
      texts.anotherLendersServicesThatCannot(
        formatAmount(lowB, 'whole'),
        formatAmount(offer.read('B'), 'whole'),
      ),
    );
  const lowC = findLowest(offer, others, 'C');
  if (lowC !== undefined)
    questions.push(
      texts.iMayShopForServices(formatAmount(offer.read('C'), 'whole'), formatAmount(lowC, 'whole')),
    );
  if (others.some((other) => differs(other, offer, 'escrow')))
    questions.push(texts.estimateOfTaxesAndInsurance);
  questions.push(...askTerms(offer, others));
  return questions;
}

/** Rate and charges belong together: a lower one of either is worth a question only where the other is no worse. */
function askCharges(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const own = netCharges(offer);
  const rate = formatPercent(offer.ratePercent);
  const better = others.filter(
    (other) =>
      other.ratePercent.lte(offer.ratePercent) &&
      netCharges(other).lte(own) &&
      (other.ratePercent.lt(offer.ratePercent) || own.minus(netCharges(other)).gte(WORTH_ASKING)),
  );
  const best = better.toSorted((one, other) => netCharges(one).comparedTo(netCharges(other)))[0];
  if (best !== undefined)
    return [
      texts.anotherLenderOffersForOrigination(
        formatPercent(best.ratePercent),
        formatAmount(netCharges(best), 'whole'),
        rate,
        formatAmount(own, 'whole'),
      ),
    ];
  const lower = others.some((other) => other.ratePercent.lt(offer.ratePercent));
  return lower ? [texts.othersOfferALowerRate] : [];
}

function netCharges({ read, credits }: LoanOffer): Decimal {
  return read('A').minus(credits);
}

function askTerms(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const questions: string[] = [];
  const { read, has, input } = offer;
  if (!has('rateLockDays')) questions.push(texts.isRateLockedAndUntil);
  else if (
    others.some((other) => other.has('rateLockDays') && other.read('rateLockDays').gt(read('rateLockDays')))
  )
    questions.push(texts.anotherOfferIsLocked);
  if (input.prepaymentPenalty === 'yes') questions.push(texts.yourLoanHasAPrepayment);
  if (input.balloonPayment === 'yes') questions.push(texts.yourLoanHasABalloon);
  const insured = others.some((other) => other.insurance.lt(offer.insurance));
  if (insured) questions.push(texts.anotherLendersMortgageInsuranceCosts);
  return questions;
}

function differs(one: LoanOffer, other: LoanOffer, line: 'escrow'): boolean {
  return one.has(line) && other.has(line) && one.read(line).minus(other.read(line)).abs().gte(WORTH_ASKING);
}

/** The lowest of the others, where it is lower by an amount worth asking about. */
function findLowest(offer: LoanOffer, others: readonly LoanOffer[], line: 'B' | 'C'): Decimal | undefined {
  if (!offer.has(line)) return undefined;
  const amounts = others.filter(({ has }) => has(line)).map(({ read }) => read(line));
  const lowest = amounts.toSorted((one, other) => one.comparedTo(other))[0];
  return lowest !== undefined && offer.read(line).minus(lowest).gte(WORTH_ASKING) ? lowest : undefined;
}
