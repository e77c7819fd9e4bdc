import { formatPercent, formatWhole } from '../estimates/estimate-formats.ts';
import type { Decimal } from '../shared/decimals.ts';
import type { LoanOffer } from './loan-offer.ts';
import { findSlips } from './offer-slips.ts';

/** A difference below this is not worth a question, in dollars. */
const WORTH_ASKING = 25;

/** What to ask one lender, in words that follow from its figures and the others'. Never names another lender. */
export function listQuestions(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const questions = findSlips(offer).map(({ sentence }) => `${sentence} Which is right?`);
  questions.push(...askCharges(offer, others));
  const lowB = findLowest(offer, others, 'B');
  if (lowB !== undefined)
    questions.push(
      `Another lender’s services that cannot be shopped for (B) come to $${formatWhole(lowB)}, yours to $${formatWhole(offer.read('B'))}. Which of them costs more with you?`,
    );
  const lowC = findLowest(offer, others, 'C');
  if (lowC !== undefined)
    questions.push(
      `I may shop for the services in C, $${formatWhole(offer.read('C'))} here and $${formatWhole(lowC)} elsewhere. May I have your written list of providers?`,
    );
  if (others.some((other) => differs(other, offer, 'escrow')))
    questions.push(
      'The estimate of taxes and insurance differs between lenders, though the home is the same. What is yours taken from?',
    );
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
      `Another lender offers ${formatPercent(best.ratePercent)} for origination charges less credits of $${formatWhole(netCharges(best))}. Yours is ${rate} for $${formatWhole(own)}. Can you match it?`,
    ];
  const lower = others.some((other) => other.ratePercent.lt(offer.ratePercent));
  return lower
    ? [`Others offer a lower rate for more points. What is your rate at their points, and at none?`]
    : [];
}

function netCharges({ read, credits }: LoanOffer): Decimal {
  return read('A').minus(credits);
}

function askTerms(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const questions: string[] = [];
  const { read, has, input } = offer;
  if (!has('rateLockDays')) questions.push('Is the rate locked, and until which day?');
  else if (
    others.some((other) => other.has('rateLockDays') && other.read('rateLockDays').gt(read('rateLockDays')))
  )
    questions.push('Another offer is locked for longer. What would it cost to lock yours as long?');
  if (input.prepaymentPenalty === 'yes')
    questions.push('Your loan has a prepayment penalty. What is the rate without one?');
  if (input.balloonPayment === 'yes')
    questions.push('Your loan has a balloon payment. What would a loan without one cost?');
  const insured = others.some((other) => other.insurance.lt(offer.insurance));
  if (insured)
    questions.push('Another lender’s mortgage insurance costs less. Which insurer can you use instead?');
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
