import { incomePeriods } from '@porchlight/domain/tools/income-periods.ts';
import type { ToolField, WireValues } from './tool-definition.ts';

/** An income's questions and the names of its two fields on the wire. */
export type IncomeNames = { monthly: string; annual: string; period: string };

/**
 * The amount of an income, asked under its monthly name, and what it is for. Without a period it is a month's: links and scenarios of
 * older versions hold none.
 */
export function listIncomeFields(
  { monthly, period }: IncomeNames,
  initial: string,
  more: Partial<ToolField> = {},
): ToolField[] {
  return [
    { ...more, name: monthly, kind: 'dollars', initial, period },
    { ...more, name: period, kind: 'choice', choices: incomePeriods, initial: 'month', isWithin: true },
  ];
}

/** The form's values with an income under the name that says what it is for. */
export function renameIncome(values: WireValues, { monthly, annual, period }: IncomeNames): WireValues {
  const { [monthly]: amount, [period]: given, ...others } = values;
  if (amount === undefined) return others;
  return { ...others, [given === 'year' ? annual : monthly]: amount };
}
