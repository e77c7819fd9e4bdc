import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import type { RecordField } from '../records/record-layout.ts';

export type LoanPaper = keyof typeof texts.papers;
type Name = keyof typeof texts.fields;

const { fields: labels, hints } = texts;
const all: Record<Name, RecordField> = {
  servicer: { name: 'servicer', label: labels.servicer, as: 'line', optional: true },
  loanKind: { name: 'loanKind', label: labels.loanKind, as: 'choice', options: texts.loanKinds },
  amount: { name: 'amount', label: labels.amount, as: 'amount' },
  ratePercent: { name: 'ratePercent', label: labels.ratePercent, hint: hints.fixedRate, as: 'percent' },
  termMonths: { name: 'termMonths', label: labels.termMonths, hint: hints.termMonths, as: 'count' },
  firstPaymentOn: {
    ...{ name: 'firstPaymentOn', label: labels.firstPaymentOn, hint: hints.firstPaymentOn, as: 'day' },
  },
  originalValue: {
    ...{ name: 'originalValue', label: labels.originalValue, hint: hints.originalValue, as: 'amount' },
    optional: true,
  },
  mortgageInsuranceMonthly: {
    ...{ name: 'mortgageInsuranceMonthly', label: labels.mortgageInsuranceMonthly, as: 'amount' },
    ...{ hint: hints.mortgageInsurance, optional: true },
  },
  escrowMonthly: { name: 'escrowMonthly', label: labels.escrowMonthly, as: 'amount', optional: true },
  balance: { name: 'balance', label: labels.balance, hint: hints.balance, as: 'amount', optional: true },
  balanceOn: { name: 'balanceOn', label: labels.balanceOn, as: 'day', optional: true },
};

/** What each paper has, in its order. The rest of the loan follows it. */
const orders: Record<LoanPaper, readonly Name[]> = {
  closing: ['termMonths', 'loanKind', 'amount', 'ratePercent', 'mortgageInsuranceMonthly', 'escrowMonthly'],
  statement: ['servicer', 'balanceOn', 'balance', 'ratePercent', 'escrowMonthly'],
  form1098: ['servicer', 'balance', 'balanceOn'],
};

/** Every field of the loan, those of the paper first and by its names and hints. */
export function listLoanFields(paper: LoanPaper): RecordField[] {
  const own = orders[paper];
  const words: Partial<Record<Name, string>> = texts.paperFields[paper];
  const ownHints: Partial<Record<Name, string>> = texts.paperHints[paper];
  const rest = (Object.keys(all) as Name[]).filter((name) => !own.includes(name));
  const [firstRest, ...others] = rest;
  return [
    ...own.map((name) => ({
      ...all[name],
      label: words[name] ?? all[name].label,
      ...(ownHints[name] !== undefined && { hint: ownHints[name] }),
    })),
    ...(firstRest === undefined ? [] : [{ ...all[firstRest], heading: texts.restOf[paper] }]),
    ...others.map((name) => all[name]),
  ];
}
