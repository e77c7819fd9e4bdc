import { type Decimal, roundToDollars } from '../kernel/decimals.ts';
import { addDollarSign, formatAmount, formatDollars } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import * as texts from './en.ts';
import {
  COMPARED_MONTHS,
  computePaid,
  computePrincipalPaid,
  getOffer,
  type LoanOffer,
} from './loan-offer.ts';
import { findInconsistencies, type OfferInconsistency } from './offer-inconsistencies.ts';
import { isLendersOwn, type OfferInput, type OfferLineId, offerLines } from './offer-lines.ts';

/** A difference below this is not worth a question, in dollars. */
const WORTH_ASKING = 25;

/** One offer judged beside the others. Amounts in whole dollars with commas; `place` of the cheapest over 5 years is 1. */
export type JudgedOffer = {
  name: string;
  fiveYearCost: string;
  /** What it costs beyond the cheapest over 5 years. */
  more: string;
  place: number;
  principalPaid: string;
  formula: { name: string; value: string }[];
  slips: OfferInconsistency[];
  questions: string[];
};

/** From month `from` to month `until` of staying, offer number `offer` (from 0) is the cheapest. */
export type CheapestSpan = { from: number; until: number; offer: number };

/** A line whose values differ: the lowest, and how much more each other one is. */
export type DifferingLine = {
  id: OfferLineId;
  isLenders: boolean;
  values: readonly string[];
  /** Beyond the lowest, in the line's unit; empty where it is the lowest or not a number. */
  beyond: readonly string[];
};

export type OfferComparison = {
  offers: JudgedOffer[];
  spans: CheapestSpan[];
  /** What would change the answer, or why the offers do not compare. */
  notices: string[];
  differing: DifferingLine[];
};

/** Judges two to five offers whose needed lines are there. */
export function compareOffers(inputs: readonly OfferInput[]): OfferComparison {
  const offers = inputs.map(getOffer);
  // In whole dollars, as they are shown, so that the differences are those of the figures beside them.
  const costs = offers.map((offer) => roundToDollars(computePaid(offer, COMPARED_MONTHS)));
  const ordered = costs.toSorted((one, other) => one.comparedTo(other));
  const lowest = ordered[0];
  if (lowest === undefined) return { offers: [], spans: [], notices: [], differing: [] };
  const judged = offers.map((offer, index) => {
    const cost = costs[index] ?? lowest;
    return {
      name: offer.name,
      fiveYearCost: formatAmount(cost, 'whole'),
      more: formatAmount(cost.minus(lowest), 'whole'),
      place: ordered.findIndex((one) => one.eq(cost)) + 1,
      principalPaid: formatAmount(computePrincipalPaid(offer, COMPARED_MONTHS), 'whole'),
      formula: explainCost(offer),
      slips: findInconsistencies(offer),
      questions: listOfferQuestions(
        offer,
        offers.filter((other) => other !== offer),
      ),
    };
  });
  const spans = findSpans(offers);
  return { offers: judged, spans, notices: listNotices(offers, costs), differing: listDiffering(offers) };
}

function explainCost(offer: LoanOffer): JudgedOffer['formula'] {
  const insured = Math.min(COMPARED_MONTHS, offer.insuranceMonths, offer.termMonths);
  const paid = Math.min(COMPARED_MONTHS, offer.termMonths);
  return [
    { name: texts.loanCostsD, value: formatDollars(offer.loanCosts, 'whole') },
    { name: texts.prepaidInterest, value: formatDollars(offer.prepaidInterest, 'whole') },
    { name: texts.principalAndInterest(paid), value: formatDollars(offer.payment.times(paid), 'whole') },
    { name: texts.mortgageInsurance(insured), value: formatDollars(offer.insurance.times(insured), 'whole') },
    { name: texts.lenderCredits, value: addDollarSign(formatAmount(offer.credits.negated(), 'whole')) },
  ];
}

/** Which offer is the cheapest by how long one stays, month by month to the end of the longest term. */
function findSpans(offers: readonly LoanOffer[]): CheapestSpan[] {
  const last = Math.max(...offers.map(({ termMonths }) => termMonths));
  const spans: CheapestSpan[] = [];
  for (let month = 1; month <= last; month += 1) {
    const costs = offers.map((offer) => computePaid(offer, month));
    const current = spans.at(-1);
    const lowest = costs.reduce((one, other) => (other.lt(one) ? other : one));
    // A tie leaves the answer as it was.
    const isStill = current !== undefined && costs[current.offer]?.eq(lowest);
    if (isStill) current.until = month;
    else spans.push({ from: month, until: month, offer: costs.findIndex((cost) => cost.eq(lowest)) });
  }
  return spans;
}

function listNotices(offers: readonly LoanOffer[], costs: readonly Decimal[]): string[] {
  const notices: string[] = [];
  const [first, ...rest] = offers;
  if (first === undefined) return notices;
  if (rest.some(({ loanAmount }) => !loanAmount.eq(first.loanAmount))) notices.push(texts.loanAmountsNotice);
  if (rest.some(({ termMonths }) => termMonths !== first.termMonths)) notices.push(texts.loanTermsNotice);
  const net = offers.map((offer, index) => costs[index]?.minus(computePrincipalPaid(offer, COMPARED_MONTHS)));
  const cheapest = findLowestIndex(costs);
  const cheapestNet = findLowestIndex(net.flatMap((each) => each ?? []));
  if (cheapest !== cheapestNet) notices.push(texts.principalPaidNotice(offers[cheapestNet]?.name));
  if (offers.some(({ insurance, has }) => insurance.gt(0) && !has('insuranceYears')))
    notices.push(texts.insuranceYearsNotice);
  return notices;
}

function findLowestIndex(amounts: readonly Decimal[]): number {
  return amounts.reduce((best, amount, index) => (amount.lt(amounts[best] ?? amount) ? index : best), 0);
}

function listDiffering(offers: readonly LoanOffer[]): DifferingLine[] {
  return offerLines.flatMap((line) => {
    const values = offers.map(({ input }) => input[line.id] ?? '');
    if (values.every((value) => value === values[0] || sameNumber(value, values[0] ?? ''))) return [];
    return [{ id: line.id, isLenders: isLendersOwn(line), values, beyond: listBeyond(offers, line) }];
  });
}

function sameNumber(one: string, other: string): boolean {
  return one !== '' && other !== '' && Number(one) === Number(other);
}

function listBeyond(offers: readonly LoanOffer[], { id, kind }: (typeof offerLines)[number]): string[] {
  if (kind === 'choice' || kind === 'count') return offers.map(() => '');
  const known = offers.filter(({ has }) => has(id)).map(({ read }) => read(id));
  const lowest = known.toSorted((one, other) => one.comparedTo(other))[0];
  return offers.map(({ has, read }) => {
    if (lowest === undefined || !has(id) || read(id).eq(lowest)) return '';
    const more = read(id).minus(lowest);
    return kind === 'percent' ? `+${formatPercent(more)}` : `+${formatAmount(more, 'plain')}`;
  });
}

/** What to ask one lender, in words that follow from its figures and the others'. Never names another lender. */
function listOfferQuestions(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const questions = findInconsistencies(offer).map(({ sentence }) => texts.whichIsRight(sentence));
  questions.push(...askCharges(offer, others));
  const lowB = findLowest(offer, others, 'B');
  if (lowB !== undefined)
    questions.push(
      texts.sectionBQuestion(formatAmount(lowB, 'whole'), formatAmount(offer.read('B'), 'whole')),
    );
  const lowC = findLowest(offer, others, 'C');
  if (lowC !== undefined)
    questions.push(
      texts.sectionCQuestion(formatAmount(offer.read('C'), 'whole'), formatAmount(lowC, 'whole')),
    );
  if (others.some((other) => differs(other, offer, 'escrow'))) questions.push(texts.taxesInsuranceQuestion);
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
      texts.originationMatchQuestion(
        formatPercent(best.ratePercent),
        formatAmount(netCharges(best), 'whole'),
        rate,
        formatAmount(own, 'whole'),
      ),
    ];
  const lower = others.some((other) => other.ratePercent.lt(offer.ratePercent));
  return lower ? [texts.lowerRateQuestion] : [];
}

function netCharges({ read, credits }: LoanOffer): Decimal {
  return read('A').minus(credits);
}

function askTerms(offer: LoanOffer, others: readonly LoanOffer[]): string[] {
  const questions: string[] = [];
  const { read, has, input } = offer;
  if (!has('rateLockDays')) questions.push(texts.rateLockQuestion);
  else if (
    others.some((other) => other.has('rateLockDays') && other.read('rateLockDays').gt(read('rateLockDays')))
  )
    questions.push(texts.longerLockQuestion);
  if (input.prepaymentPenalty === 'yes') questions.push(texts.prepaymentPenaltyQuestion);
  if (input.balloonPayment === 'yes') questions.push(texts.balloonQuestion);
  const insured = others.some((other) => other.insurance.lt(offer.insurance));
  if (insured) questions.push(texts.mortgageInsurerQuestion);
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
