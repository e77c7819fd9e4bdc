import { offerTermsText, offerTermsWords as words } from '@porchlight/content/en/tools/offer-terms.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { creditedLoans, creditedUses } from '@porchlight/domain/offers/home-offers/seller-credit.ts';
import {
  type OfferTermsInput,
  type OfferTermsResult,
  offerTermsInput,
} from '@porchlight/domain/tools/offer-terms/offer-terms.contract.ts';
import { computeOfferTerms } from '@porchlight/domain/tools/offer-terms/offer-terms.ts';
import { formatMonths } from '../figures.ts';
import { planRate } from '../planned-rate.ts';
import type { AnswerLine, ToolDefinition, Typed } from '../tool-definition.ts';

const { lines } = offerTermsText;
const escalates = (typed: Typed) => typed.escalates === 'yes';

/** What the terms of an offer take in cash, and what a seller's credit is worth beside a lower price. */
export const offerTermsTool: ToolDefinition<OfferTermsInput, OfferTermsResult> = {
  id: 'offer-terms',
  fields: [
    { name: 'price', kind: 'dollars', initial: '400,000', group: 'home', isHalf: true },
    { name: 'downPayment', kind: 'dollars', initial: '40,000', group: 'home', isHalf: true },
    { ...planRate(), group: 'home', isHalf: true },
    { name: 'termMonths', kind: 'years', initial: '30', group: 'home', isHalf: true },
    {
      name: 'program',
      kind: 'choice',
      choices: creditedLoans,
      initial: 'conventional',
      group: 'home',
      isHalf: true,
    },
    {
      name: 'occupancy',
      kind: 'choice',
      choices: creditedUses,
      initial: 'primary',
      group: 'home',
      isHalf: true,
    },
    { name: 'sellerCredit', kind: 'dollars', initial: '12,000', group: 'credit', isHalf: true },
    { name: 'closingCostsPercent', kind: 'percent', initial: '3', group: 'credit', isHalf: true },
    { name: 'escalates', kind: 'flag', initial: '', group: 'escalation' },
    {
      name: 'increment',
      kind: 'dollars',
      initial: '3,000',
      group: 'escalation',
      isHalf: true,
      isAsked: escalates,
    },
    {
      name: 'cap',
      kind: 'dollars',
      initial: '425,000',
      group: 'escalation',
      isHalf: true,
      isAsked: escalates,
    },
    {
      name: 'bestOther',
      kind: 'dollars',
      initial: '',
      group: 'escalation',
      isOptional: true,
      isAsked: escalates,
    },
    { name: 'appraisal', kind: 'dollars', initial: '', group: 'appraisal', isOptional: true, isHalf: true },
    { name: 'gapPromise', kind: 'dollars', initial: '', group: 'appraisal', isOptional: true, isHalf: true },
    { name: 'earnestMoney', kind: 'dollars', initial: '8,000', group: 'earnest' },
    { name: 'earnestDue', kind: 'date', initial: '', group: 'earnest', isOptional: true },
    { name: 'contingenciesEnd', kind: 'date', initial: '', group: 'earnest', isOptional: true },
    { name: 'activeRemoval', kind: 'flag', initial: '', group: 'earnest' },
  ],
  schema: offerTermsInput,
  compute: computeOfferTerms,
  headline: ({ cash }, { earnestMoney }) =>
    dollars(
      'cash',
      cash,
      Number(earnestMoney) > 0 ? words.partOfIt(formatDollars(earnestMoney, 'whole')) : words.noEarnest,
    ),
  lines: (result, input) => [
    ...listPrice(result, input),
    ...listCredit(result, input),
    ...listComparison(result, input),
    ...listEarnest(result),
  ],
};

function listPrice(result: OfferTermsResult, { gapPromise }: OfferTermsInput): AnswerLine[] {
  const { beatsOther, gap, gapBeyondPromise } = result;
  const isShort = Number(gap) > 0;
  const isCovered = Number(gapBeyondPromise) === 0;
  return [
    ...(beatsOther === null
      ? []
      : [dollars('price', result.price, beatsOther ? words.beats : words.losesTo)]),
    ...(isShort ? [dollars('gap', gap, isCovered ? words.promiseCovers : undefined)] : []),
    ...(isShort && gapPromise !== undefined && !isCovered
      ? [dollars('gapBeyondPromise', gapBeyondPromise)]
      : []),
    dollars('cashDown', result.cashDown),
    dollars('closingCosts', result.closingCosts),
  ];
}

function listCredit(result: OfferTermsResult, { sellerCredit }: OfferTermsInput): AnswerLine[] {
  if (Number(sellerCredit) === 0) return [];
  return [
    dollars('usable', result.usable),
    ...(Number(result.lost) > 0 ? [dollars('lost', result.lost, words.askForLower)] : []),
    ...(Number(result.loanFallsBy) > 0 ? [dollars('loanFallsBy', result.loanFallsBy, words.takeItOut)] : []),
    dollars('creditLimit', result.creditLimit, words.ofLower(result.limitPercent)),
  ];
}

function listComparison(result: OfferTermsResult, { sellerCredit }: OfferTermsInput): AnswerLine[] {
  const { cut, breakEvenMonths } = result;
  const payment = dollars('payment', result.payment);
  if (Number(sellerCredit) === 0) return [payment];
  const note = words.cutNote(formatDollars(cut.price, 'whole'), formatDollars(cut.cash, 'whole'));
  return [
    payment,
    dollars('cut', cut.payment, note),
    Number(result.cashSavedByCredit) < 0
      ? dollars('cashSavedByCredit', result.cashSavedByCredit, words.takesMore)
      : dollars('cashSavedByCredit', result.cashSavedByCredit),
    ...(breakEvenMonths === null
      ? []
      : [
          {
            figure: 'breakEvenMonths',
            label: lines.breakEvenMonths,
            value: breakEvenMonths === 0 ? words.atOnce : formatMonths(breakEvenMonths),
            unit: 'text' as const,
          },
        ]),
  ];
}

function listEarnest({ earnest }: OfferTermsResult): AnswerLine[] {
  const last = earnest.at(-1);
  return last === undefined ? [] : [dollars('earnest', last.atRisk)];
}

function dollars(figure: keyof typeof lines, value: string, note?: string): AnswerLine {
  return { figure, label: lines[figure], value, unit: 'dollars', note };
}
