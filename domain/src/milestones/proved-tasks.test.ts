import { describe, expect, it } from 'vitest';
import { listProvedTasks, parseProvingFact, provedTasks, type StoredProofs } from './proved-tasks.ts';

const nothing: StoredProofs = {
  plan: {},
  dates: new Set(),
  documents: new Set(),
  hasCoBuyer: false,
  hasAgent: false,
  scoredHomes: 0,
  hasWalkAwayPrice: false,
  hasOffer: false,
  hasContingencies: false,
  hasContract: false,
  hasContractDates: false,
  hasClosingDay: false,
  isInspectionOrdered: false,
  isInspectionReceived: false,
  isTitleOrdered: false,
  conditions: 0,
  openConditions: 0,
  loanEstimates: 0,
  hasWireCall: false,
};
const wages = { cents: 9_600_000, per: 'year' } as const;
const place = { state: 'OH', county: 'Franklin' } as unknown as NonNullable<StoredProofs['plan']['place']>;
const dates = (...keys: string[]) => ({ dates: new Set(keys) });
const documents = (...keys: string[]) => ({ documents: new Set(keys) });

/** What is stored, the fact and the task that it proves; null where it is not enough. */
const cases: [Partial<StoredProofs>, [taskId: string, fact: string] | null][] = [
  [{}, null],
  [dates('move-in-goal'), ['choose-target-month', 'move-in-day']],
  [dates('lease-notice-due'), null],
  [{ plan: { timeline: '3-6months' } }, ['choose-target-month', 'timeline']],
  [{ plan: { people: 1 } }, ['agree-with-co-buyer', 'buys-alone']],
  [{ plan: { people: 2 } }, null],
  [{ plan: { people: 1 }, hasCoBuyer: true }, ['agree-with-co-buyer', 'co-buyer']],
  [{ hasCoBuyer: true }, ['agree-with-co-buyer', 'co-buyer']],
  [{ plan: { incomeWages: wages } }, null],
  [{ plan: { monthlyDebts: 0 } }, null],
  [{ plan: { incomeWages: wages, monthlyDebts: 0 } }, ['write-down-income-and-debts', 'income-and-debts']],
  [{ plan: { incomeOther: wages, monthlyDebts: 1 } }, ['write-down-income-and-debts', 'income-and-debts']],
  [{ plan: { savings: 0 } }, null],
  [{ plan: { savings: 0, downPayment: 0 } }, ['count-savings', 'savings']],
  [documents('pre-app.pay-stubs'), ['collect-pay-stubs', 'pay-stubs']],
  [documents('pre-approval.w2s'), null],
  [
    documents('pre-approval.w2s', 'pre-approval.tax-returns'),
    ['collect-w2s-and-tax-returns', 'tax-documents'],
  ],
  [documents('pre-approval.bank-statements'), ['download-bank-statements', 'bank-statements']],
  [{ hasAgent: true }, ['interview-agents', 'agent']],
  [{ plan: { price: 1 } }, null],
  [{ plan: { price: 1, place } }, ['set-search-limits', 'price-and-place']],
  [{ plan: { priceRange: { from: 1, to: 2 }, place } }, ['set-search-limits', 'price-and-place']],
  [{ scoredHomes: 1 }, null],
  [{ scoredHomes: 2 }, ['visit-homes', 'homes-scored']],
  [{ hasWalkAwayPrice: true }, ['set-price-and-limit', 'walk-away-price']],
  [{ hasContingencies: true }, ['choose-contingencies', 'contingencies']],
  [{ hasOffer: true }, ['submit-offer', 'offer-made']],
  [{ hasContract: true }, ['answer-counteroffers', 'offer-accepted']],
  [documents('loan-application.earnest-money-receipt'), ['pay-earnest-money', 'earnest-money-receipt']],
  [{ hasContractDates: true }, null],
  [{ hasClosingDay: true }, null],
  [{ hasContractDates: true, hasClosingDay: true }, ['calendar-contract-dates', 'contract-dates']],
  [dates('inspection-day'), ['book-home-inspection', 'inspection-day']],
  [{ isInspectionOrdered: true }, ['book-home-inspection', 'inspection-ordered']],
  [
    { isInspectionOrdered: true, isInspectionReceived: true, ...dates('inspection-day') },
    ['book-home-inspection', 'inspection-report'],
  ],
  [documents('loan-application.application-form'), ['complete-loan-application', 'signed-application']],
  [{ loanEstimates: 1 }, null],
  [{ loanEstimates: 2 }, ['receive-loan-estimates', 'loan-estimates']],
  [{ plan: { offers: [{ name: 'Bank A' }, { name: ' ' }] } }, null],
  [
    { plan: { offers: [{ name: 'Bank A' }, { name: 'Bank B' }] } },
    ['compare-loan-estimates', 'compared-offers'],
  ],
  [dates('intent-to-proceed-given'), ['state-intent-to-proceed', 'intent-given']],
  [dates('intent-to-proceed-due'), null],
  [{ plan: { lockUntil: '2027-01-15' } }, ['lock-rate', 'rate-lock']],
  [dates('rate-lock-ends'), ['lock-rate', 'rate-lock']],
  [{ isTitleOrdered: true }, ['choose-title-company', 'title-ordered']],
  [{ conditions: 3, openConditions: 1 }, null],
  [{ conditions: 3, openConditions: 0 }, ['answer-conditions', 'conditions-answered']],
  [documents('processing.homeowners-insurance'), ['buy-homeowners-insurance', 'insurance-document']],
  [dates('closing-disclosure-received'), ['receive-closing-disclosure', 'disclosure-day']],
  [{ hasWireCall: true }, ['verify-wire-instructions', 'wire-call']],
  [dates('final-walk-through'), ['schedule-final-walk-through', 'walk-through-day']],
  [documents('funding.closing-disclosure'), ['sign-closing-papers', 'signed-disclosure']],
  [dates('first-payment-due'), ['note-first-payment', 'first-payment-day']],
];

describe('the tasks that stored facts prove', () => {
  it.each(cases)('%o proves %j', (stored, proved) => {
    const found = listProvedTasks({ ...nothing, ...stored }).map(({ taskId, fact }) => [taskId, fact]);
    expect(found).toEqual(proved === null ? [] : [proved]);
  });

  it('are each proved by one of the cases above', () => {
    const facts = provedTasks.flatMap((task) => [...task.facts]);
    expect(new Set(cases.flatMap(([, proved]) => proved?.[1] ?? []))).toEqual(new Set(facts));
  });

  it('name each task and each fact once', () => {
    const tasks = provedTasks.map(({ slug, taskId }) => `${slug} ${taskId}`);
    const facts = provedTasks.flatMap((task) => [...task.facts]);
    expect([new Set(tasks).size, new Set(facts).size]).toEqual([tasks.length, facts.length]);
  });

  it.each([
    [null, null],
    ['co-buyer', 'co-buyer'],
    ['horoscope', null],
  ])('%s is stored of a fact: %s', (stored, fact) => {
    expect(parseProvingFact(stored)).toBe(fact);
  });
});
