import { Decimal } from '../../kernel/decimals.ts';
import { toWireDollars } from '../../kernel/money.ts';
import { countCents } from '../../loans/cents.ts';
import type { ContractTerm } from '../../offers/contract-deadlines/contract-term.ts';
import { InputRefusal } from '../../tools/input-refusal.ts';
import { showWorking } from '../../tools/show-working.ts';
import type { Working } from '../../tools/tool-fields.ts';
import * as texts from '../en.ts';
import { type ClockFacts, listContractClock } from './contract-clock.ts';
import type { ContractDatesInput, ContractDatesResult } from './contract-dates.contract.ts';
import { type ClosingPreview, previewClosing } from './preview-closing.ts';

/** Whole days alone are asked here, which are the same in every zone. */
const TIME_ZONE = 'UTC';

const contingencies = ['attorneyReview', 'inspection', 'appraisal', 'financing', 'title'] as const;

/** The first day on which something counts; no one has to do anything by it. */
const bounds = new Set(['employment-check-from', 'oldest-papers', 'oldest-pay-stub']);

/** Every deadline from acceptance to closing, and what moving the closing does. Throws InputRefusal where a closing lies before the acceptance. */
export function computeContractDates(input: ContractDatesInput, today: string): ContractDatesResult {
  for (const name of ['closing', 'movedClosing'] as const) {
    const day = input[name];
    if (day !== undefined && day < input.acceptance) {
      throw new InputRefusal({ [name]: texts.closingBeforeAcceptance });
    }
  }
  const facts = readFacts(input);
  const { rows } = listContractClock(facts, today);
  const shown = rows.map(({ key, title, kind, day, formula, notes, source }) => ({
    ...{ key, title, kind, day, formula, notes },
    source: source.title,
  }));
  const next = shown.find(({ key, day }) => day >= today && !bounds.has(key));
  const { movedClosing } = input;
  const preview =
    movedClosing === undefined
      ? null
      : previewClosing(facts, { lock: readLock(input), documents: [] }, movedClosing, today);
  const lock = preview?.lock ?? null;
  const isShort = lock !== null && lock.daysShort > 0;
  const figures = {
    count: shown.length,
    next: next === undefined ? null : { key: next.key, title: next.title, day: next.day },
    lastContingency: shown.findLast(({ key }) => contingencies.some((known) => known === key))?.day ?? null,
    disclosureDue: shown.find(({ key }) => key === 'closing-disclosure-due')?.day ?? '',
    lockDaysShort: isShort ? lock.daysShort : null,
    lockCost: isShort && lock.costCents !== null ? toWireDollars(lock.costCents) : null,
  };
  return {
    ...figures,
    rows: shown,
    move: preview === null ? null : { problem: preview.problem, moved: preview.moved },
    workings: explain(input, figures, shown, preview),
    tables: [],
  };
}

function readFacts(input: ContractDatesInput): ClockFacts {
  const typed = (key: string, title: string, day: string | undefined) =>
    day === undefined ? undefined : { key, title, day };
  const application = typed('application-complete', texts.application, input.application);
  const rateLock = typed('rate-lock-ends', texts.lock, input.lockUntil);
  return {
    acceptance: input.acceptance,
    known: {
      closing: { key: 'closing-day', title: texts.closing, day: input.closing },
      ...(application && { application }),
      ...(rateLock && { rateLock }),
    },
    otherDays: {},
    terms: listTerms(input),
    changes: [],
    timeZone: TIME_ZONE,
    program: 'fannieMae',
  };
}

function listTerms(input: ContractDatesInput): ContractTerm[] {
  const usual = { from: 'acceptance', minute: null, source: { title: texts.yourContract } };
  const { depositDays, depositInBusinessDays } = input;
  const roll = input.rollsForward ? 'next_business_day' : 'none';
  const title = texts.terms;
  return [
    ...(depositDays === undefined
      ? []
      : [
          {
            ...{ ...usual, key: 'deposit', title: title.deposit, days: depositDays },
            ...{
              counting: depositInBusinessDays ? ('business' as const) : ('calendar' as const),
              roll: 'none' as const,
            },
          },
        ]),
    ...contingencies.flatMap((key): ContractTerm[] => {
      const days = input[`${key}Days`];
      // Attorney review is written in business days, the other terms in calendar days.
      const counting = key === 'attorneyReview' ? 'business' : 'calendar';
      return days === undefined ? [] : [{ ...usual, key, title: title[key], days, counting, roll }];
    }),
  ];
}

function readLock({ lockUntil, lockPercentPerDay, loanAmount }: ContractDatesInput) {
  if (lockUntil === undefined) return null;
  const price = { percent: new Decimal(lockPercentPerDay ?? '0') };
  return {
    until: lockUntil,
    loanCents: loanAmount === undefined ? null : countCents(new Decimal(loanAmount)),
    terms: lockPercentPerDay === undefined ? null : { stepDays: 1, price, freeDays: 0, mostDays: null },
  };
}

type Figures = Pick<
  ContractDatesResult,
  'count' | 'next' | 'lastContingency' | 'disclosureDue' | 'lockDaysShort' | 'lockCost'
>;

function explain(
  input: ContractDatesInput,
  { count, lockDaysShort, lockCost, ...figures }: Figures,
  rows: ContractDatesResult['rows'],
  preview: ClosingPreview | null,
): Working[] {
  const { acceptance, closing, movedClosing = closing } = input;
  const inputs = { acceptance, closing };
  const ofRow = (figure: string, day: string | null) => {
    const row = rows.find((each) => each.day === day);
    if (row === undefined || day === null) return [];
    return [showWorking(figure, row.formula, inputs, day, { title: row.source })];
  };
  const { lockUntil = '', lockPercentPerDay = '', loanAmount = '' } = input;
  return [
    showWorking('count', texts.counted, inputs, String(count)),
    ...ofRow('next', figures.next?.day ?? null),
    ...ofRow('lastContingency', figures.lastContingency),
    ...ofRow('disclosureDue', figures.disclosureDue),
    ...(preview === null
      ? []
      : [showWorking('move', texts.counted, { closing, movedClosing }, String(preview.moved.length))]),
    ...(lockDaysShort === null
      ? []
      : [
          showWorking(
            'lockDaysShort',
            texts.closingLessLock,
            { lockUntil, movedClosing },
            String(lockDaysShort),
          ),
        ]),
    ...(lockCost === null
      ? []
      : [
          showWorking(
            'lockCost',
            texts.lockCost,
            { loanAmount, lockPercentPerDay: `${lockPercentPerDay}%`, days: String(lockDaysShort) },
            lockCost,
          ),
        ]),
  ];
}
