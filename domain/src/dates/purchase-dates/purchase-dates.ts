import { formatCents } from '../../kernel/money.ts';
import { stepTitles } from '../../owned-home/first-year/en.ts';
import { findNextPayment } from '../../owned-home/next-payment.ts';
import { citeRegulationZ } from '../../tools/regulation-z.ts';
import {
  type AskedFact,
  type DateFacts,
  type DocumentFact,
  findKnownDays,
  type KnownDays,
  type StoredDate,
} from './date-facts.ts';
import {
  type DateState,
  inputKeys,
  isInputKey,
  isMilestoneInputKey,
  isOwnKey,
  milestoneInputKeys,
} from './date-kinds.ts';
import { findClosingProblem, findDocumentProblem, findLockProblem } from './date-problems.ts';
import * as texts from './en.ts';
import { inputHints, inputReasons, inputTitles } from './en.ts';

import { type FederalDate, listFederalDates } from './federal-dates.ts';
import { describeMilestoneDate } from './milestone-dates.ts';
import type { PurchaseDate, PurchaseDates } from './purchase-dates.contract.ts';

/** What most dates do not have. */
const PLAIN = {
  milestone: null,
  rule: null,
  inputs: [],
  consequence: null,
  problem: null,
  doneOn: null,
  ruleDay: null,
  note: null,
  changedAt: null,
  changedBy: null,
} satisfies Partial<PurchaseDate>;

/**
 * Every date of a purchase from all sources, earliest first, each key once: where a buyer typed a day for which there is also a rule, the
 * typed one is listed and says what the rule gives.
 *
 * @param today the calendar day where the reader is
 */
export function listPurchaseDates(facts: DateFacts, today: string): PurchaseDates {
  const known = findKnownDays(facts);
  const federal = listFederalDates(known);
  const earliest = federal.find(({ key }) => key === 'earliest-closing')?.day;
  const byHand = [
    ...listMilestoneDates(facts, federal, today),
    ...listInputs(facts, today),
    ...listOwnDates(facts, today),
  ].map((date) => addProblem(date, known, { today, earliest }));
  const isByHand = ({ key }: FederalDate) => byHand.some((date) => date.key === key);
  const dates = [
    ...byHand,
    ...federal.filter((date) => !isByHand(date)).map((date) => describeFederal(date, today)),
    ...facts.documents.map((document) => describeDocument(document, known, today)),
    ...listAsked(facts, today),
    ...listHomePayments(facts, today),
  ];
  return {
    today,
    dates: dates.sort((one, other) => compare(one.day, other.day) || compare(one.key, other.key)),
    unset: [
      ...inputKeys.map((key) => ({ key, title: inputTitles[key], hint: inputHints[key] })),
      ...milestoneInputKeys.flatMap((key) => {
        const asked = facts.milestoneDates.find((date) => date.key === key);
        return asked === undefined ? [] : [{ key, title: asked.title, hint: asked.hint }];
      }),
    ].filter(({ key }) => !dates.some((date) => date.key === key)),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function parseState(day: string, today: string, stands: { isDone?: boolean; waived?: boolean }): DateState {
  if (stands.waived) return 'waived';
  if (stands.isDone) return 'done';
  if (day === today) return 'due';
  return day < today ? 'passed' : 'ahead';
}

function listMilestoneDates(facts: DateFacts, federal: FederalDate[], today: string): PurchaseDate[] {
  return facts.milestoneDates.flatMap((date): PurchaseDate[] => {
    const { key, day, title, slug, isCompleted, changedAt, changedBy } = date;
    // The closing day of the purchase is the same date, and is listed once.
    if (day === null || (key === 'closing-day' && facts.closingDay !== null)) return [];
    const stored = facts.stored.find((each) => each.key === key);
    const rule = federal.find((each) => each.key === key);
    const doneOn = stored?.doneOn ?? null;
    const isDone =
      doneOn !== null ||
      rule?.isMet ||
      (isCompleted && day < today) ||
      (key === 'closing-disclosure-received' && day <= today);
    return [
      {
        ...PLAIN,
        ...describeMilestoneDate(key),
        ...{ key, title, day, changedAt, changedBy, doneOn },
        source: 'typed',
        setAt: 'milestone',
        milestone: slug,
        reason: `${isMilestoneInputKey(key) ? texts.youEnteredIt : texts.youSetIt} ${date.hint}`,
        rule: rule ? citeRegulationZ(rule.paragraph) : null,
        inputs: rule?.inputs ?? [],
        ruleDay: rule && rule.day !== day ? rule.day : null,
        note: stored?.note ?? null,
        state: parseState(day, today, { isDone, waived: stored?.waived ?? false }),
      },
    ];
  });
}

/** Days typed for the list itself. A sent disclosure or a notified lender is over once its day has come. */
function listInputs(facts: DateFacts, today: string): PurchaseDate[] {
  return inputKeys.flatMap((key): PurchaseDate[] => {
    const stored = facts.stored.find((each) => each.key === key);
    const day = key === 'closing-day' ? facts.closingDay : stored?.day;
    if (day === null || day === undefined) return [];
    const isClosing = key === 'closing-day';
    return [
      {
        ...PLAIN,
        ...parseEventChange(stored),
        ...{ key, day, title: inputTitles[key] },
        source: stored?.kind ?? 'typed',
        setAt: 'dates',
        milestone: isClosing ? 'ctc' : null,
        owner: OWNERS[key],
        isDeadline: false,
        reason: stored?.kind === 'proposed' ? texts.proposed : inputReasons[key],
        consequence: isClosing ? describeMilestoneDate(key).consequence : null,
        state: parseState(day, today, { isDone: !isClosing && day <= today }),
      },
    ];
  });
}

const OWNERS = {
  'application-complete': 'buyer',
  'loan-estimate-provided': 'lender',
  'intent-to-proceed-given': 'buyer',
  'closing-disclosure-mailed': 'lender',
  'closing-day': 'buyer',
} as const;

function listOwnDates(facts: DateFacts, today: string): PurchaseDate[] {
  return facts.stored.flatMap((stored): PurchaseDate[] => {
    const { key, day, title, waived, doneOn, kind } = stored;
    if (!isOwnKey(key) || isInputKey(key) || day === null || title === null) return [];
    return [
      {
        ...PLAIN,
        ...parseEventChange(stored),
        ...{ key, day, title, doneOn },
        source: kind,
        setAt: 'dates',
        owner: 'buyer',
        isDeadline: true,
        reason: kind === 'proposed' ? texts.proposed : texts.ownDate,
        state: parseState(day, today, { waived, isDone: doneOn !== null }),
      },
    ];
  });
}

const parseEventChange = (stored: StoredDate | undefined) => ({
  note: stored?.note ?? null,
  changedAt: stored?.changedAt ?? null,
  changedBy: stored?.changedBy ?? null,
});

function addProblem(
  date: PurchaseDate,
  { closing }: KnownDays,
  on: { today: string; earliest: string | undefined },
): PurchaseDate {
  if (date.state === 'done' || date.state === 'waived') return date;
  if (date.key === closing?.key) return { ...date, problem: findClosingProblem(date.day, on) };
  if (date.key !== 'rate-lock-ends' || closing === undefined) return date;
  return { ...date, inputs: [closing], problem: findLockProblem(date.day, closing.day) };
}

function describeFederal({ paragraph, isMet, ...date }: FederalDate, today: string): PurchaseDate {
  return {
    ...PLAIN,
    ...date,
    source: 'computed',
    setAt: null,
    rule: citeRegulationZ(paragraph),
    state: parseState(date.day, today, { isDone: isMet }),
  };
}

function describeDocument(document: DocumentFact, { closing }: KnownDays, today: string): PurchaseDate {
  const { key, title, slug, goodUntil, validFor } = document;
  return {
    ...PLAIN,
    key: `document:${key}`,
    title: texts.lastGoodDay(title),
    day: goodUntil,
    source: 'computed',
    setAt: null,
    milestone: slug,
    owner: 'buyer',
    isDeadline: true,
    reason: 'days' in validFor ? texts.countedFromDocument : texts.printedOnDocument,
    inputs: closing && validFor.neededUntil === 'funding' ? [closing] : [],
    consequence: texts.documentTooOld,
    problem: findDocumentProblem(document, closing?.day),
    state: parseState(goodUntil, today, {}),
  };
}

/** The days by which staff ask for documents; of two requests for the same, the first. What is set aside has none. */
function listAsked({ asked = [] }: DateFacts, today: string): PurchaseDate[] {
  const open = asked
    .filter(({ notBefore }) => notBefore === null)
    .toSorted((one, other) => compare(one.dueDay, other.dueDay));
  const isFirst = ({ key }: AskedFact, index: number) => open.findIndex((each) => each.key === key) === index;
  return open.filter(isFirst).map(({ key, title, why, dueDay, by, askedAt }) => ({
    ...PLAIN,
    ...{ key: `document:${key}`, title: texts.askedDue(title), day: dueDay },
    source: 'asked',
    setAt: null,
    owner: 'buyer',
    isDeadline: true,
    reason: texts.askedWhy(by, why),
    state: parseState(dueDay, today, {}),
    ...{ changedAt: askedAt, changedBy: by },
  }));
}

/** The next payment on the loan of an owned home: counted each time, since another follows each month. */
function listHomePayments({ homeRecords = [], stored }: DateFacts, today: string): PurchaseDate[] {
  const next = findNextPayment(homeRecords, today);
  // The first one is among the dates of the first year already.
  const isFirst = ({ day, title, waived }: StoredDate) =>
    day === next?.dueOn && title === stepTitles['first-payment'] && !waived;
  if (next === undefined || stored.some(isFirst)) return [];
  const amount = formatCents(next.total, 'cents');
  return [
    {
      ...PLAIN,
      ...{ key: 'home-payment', title: texts.homePayment, day: next.dueOn },
      source: 'computed',
      setAt: null,
      owner: 'buyer',
      isDeadline: true,
      reason: next.escrow === null ? texts.paymentWithoutEscrow(amount) : texts.paymentOfLoan(amount),
      state: parseState(next.dueOn, today, {}),
    },
  ];
}
