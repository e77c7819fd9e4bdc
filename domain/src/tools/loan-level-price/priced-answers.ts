import { Decimal } from '../../kernel/decimals.ts';
import {
  findLoanLevelPrice,
  type LoanLevelPrice,
  type PricedLoan,
  priceWaivers,
  programsWithoutGrid,
  SHORT_TERM_MONTHS,
} from '../../programs/loan-level-price/loan-level-price.ts';
import { InputRefusal } from '../input-refusal.ts';
import * as texts from './en.ts';
import type { PricedLoanInput } from './priced-loan.ts';

type Waiver = (typeof priceWaivers)[number];

/** How the grid answers: a waiver first, then a reason why it has no figure, then its price. */
export type PricedAnswer = { loan: PricedLoan; on: string } & (
  | { waiver: Waiver; reason: null; price: null }
  | { waiver: null; reason: string; price: null }
  | { waiver: null; reason: null; price: LoanLevelPrice }
);

/** Reads what was asked. Throws InputRefusal where it contradicts itself, or the loan is nothing or more than the value. */
export function answerByGrid(input: PricedLoanInput, today: string): PricedAnswer {
  refuseContradictions(input);
  const { purpose, score, attributes } = input;
  const loan = { purpose, score, attributes, loan: new Decimal(input.loan), value: new Decimal(input.value) };
  const asked = { loan, on: input.on ?? today };
  const waiver = priceWaivers.find((one) => one === input.program);
  if (waiver !== undefined) return { ...asked, waiver, reason: null, price: null };
  const price = findLoanLevelPrice(loan, asked.on);
  const reason = findReason(input) ?? (price === null ? texts.cashOutUnpriced : null);
  return price === null || reason !== null
    ? { ...asked, waiver: null, reason: reason ?? texts.cashOutUnpriced, price: null }
    : { ...asked, waiver: null, reason: null, price };
}

function findReason({ program, scoreModel, termMonths }: PricedLoanInput): string | null {
  if (programsWithoutGrid.some((one) => one === program)) return texts.programUnpriced;
  if (termMonths <= SHORT_TERM_MONTHS) return texts.shortTermUnpriced;
  return scoreModel === 'classic_fico' ? null : texts.scoreModelUnpriced;
}

function refuseContradictions({ loan, value, attributes, program, purpose }: PricedLoanInput): void {
  const fields: Record<string, string> = {};
  const has = (name: (typeof attributes)[number]) => attributes.includes(name);
  if (has('second_home') && has('investment')) fields.attributes = texts.chooseOneUse;
  if (has('high_balance_fixed') && has('high_balance_arm')) fields.attributes = texts.highBalanceConflict;
  if (has('high_balance_fixed') && has('arm')) fields.attributes = texts.fixedArmConflict;
  const isMainHome = purpose === 'purchase' && !has('second_home') && !has('investment');
  if (priceWaivers.some((one) => one === program) && !isMainHome) fields.program = texts.waiverScopeProblem;
  const [amount, worth] = [new Decimal(loan), new Decimal(value)];
  if (worth.isZero()) fields.value = texts.homeValueRequired;
  else if (amount.gt(worth)) fields.loan = texts.loanExceedsValue;
  if (amount.isZero()) fields.loan = texts.loanRequired;
  if (Object.keys(fields).length > 0) throw new InputRefusal(fields);
}
