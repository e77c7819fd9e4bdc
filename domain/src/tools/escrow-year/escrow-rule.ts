import { projectEscrowYear } from '../../escrow-account/escrow-year.ts';
import { findSingleItemStart } from '../../escrow-account/single-item.ts';
import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/escrow-year.ts';
import { readBills, regulationX } from './escrow-bills.ts';
import type { EscrowRuleInput, EscrowRuleResult } from './escrow-rule.contract.ts';

/** The rules by amount. Throws InputRefusal with neither bills nor a balance, and for a projected low without a balance. */
export function computeEscrowRule(input: EscrowRuleInput, _on: string): EscrowRuleResult {
  if (input.balance === undefined && input.projectedLow !== undefined) {
    throw new InputRefusal({ balance: texts.enterTheBalance });
  }
  if (input.bills === undefined && input.balance === undefined) {
    throw new InputRefusal({ bills: texts.enterBillsOrBalance });
  }
  const figures = { ...findStarts(input), ...findBelowZero(input) };
  return { ...figures, workings: explain(input, figures), tables: [] };
}

function findStarts({ bills, cushionMonths }: EscrowRuleInput) {
  if (bills === undefined) return { requiredStart: null, requiredStartNot: null };
  const read = readBills(bills).map((bill) => ({ ...bill, item: bill.item ?? null }));
  const itemByItem = findSingleItemStart(read, cushionMonths);
  return {
    requiredStart: writeDollars(projectEscrowYear(read, cushionMonths).requiredStart),
    requiredStartNot: itemByItem && writeDollars(itemByItem),
  };
}

function findBelowZero({ balance, projectedLow }: EscrowRuleInput) {
  if (balance === undefined) return { deficiency: null, shortageAtLeast: null };
  const belowZero = (amount: string) => Decimal.max(new Decimal(amount).negated(), 0);
  const deficiency = belowZero(balance);
  const dip = projectedLow === undefined ? null : Decimal.max(belowZero(projectedLow).minus(deficiency), 0);
  return { deficiency: writeDollars(deficiency), shortageAtLeast: dip && writeDollars(dip) };
}

function explain(
  input: EscrowRuleInput,
  figures: ReturnType<typeof findStarts> & ReturnType<typeof findBelowZero>,
) {
  const { requiredStart, requiredStartNot, deficiency, shortageAtLeast } = figures;
  const bills = { bills: String(input.bills?.length ?? 0), cushionMonths: String(input.cushionMonths) };
  const balance = { balance: input.balance ?? '' };
  const dip = { projectedLow: input.projectedLow ?? '', deficiency: deficiency ?? '' };
  const hud = { title: texts.hudOfDips };
  return [
    ...(requiredStart === null
      ? []
      : [showWorking('requiredStart', texts.liftTheLowest, bills, requiredStart, regulationX)]),
    ...(requiredStartNot === null
      ? []
      : [showWorking('requiredStartNot', texts.itemByItem, bills, requiredStartNot, regulationX)]),
    ...(deficiency === null
      ? []
      : [showWorking('deficiency', texts.balanceBelowZero, balance, deficiency, hud)]),
    ...(shortageAtLeast === null
      ? []
      : [showWorking('shortageAtLeast', texts.dipBelowZero, dip, shortageAtLeast, hud)]),
  ];
}
