import { useReducer } from 'react';
import {
  createBill,
  type DraftBill,
  emptyMonth,
  MONTHS,
  type MonthCell,
  type StatementDraft,
} from './statement-draft.ts';

type Change =
  | { what: 'field'; name: string; typed: string }
  | { what: 'bill'; key: string; change: Partial<DraftBill> }
  | { what: 'add-bill' }
  | { what: 'remove-bill'; key: string }
  | { what: 'first-month'; month: string }
  | { what: 'cell'; place: number; cell: MonthCell; text: string }
  | { what: 'add-months'; count: number }
  | { what: 'remove-month' };

/** What is typed of a statement. Rows that do not change stay the same objects, and are not rendered again. */
export const useStatementDraft = (open: () => StatementDraft) => useReducer(change, undefined, open);

function change(draft: StatementDraft, made: Change): StatementDraft {
  const { bills, months } = draft;
  switch (made.what) {
    case 'field': {
      const fields = { ...draft.fields, [made.name]: made.typed };
      // Until months are entered, last year begins in the month in which the coming one does.
      const follows = made.name === 'startMonth' && months.length === 0 && made.typed !== '';
      return { ...draft, fields, ...(follows && { firstMonth: made.typed }) };
    }
    case 'bill':
      return {
        ...draft,
        bills: bills.map((bill) => (bill.key === made.key ? { ...bill, ...made.change } : bill)),
      };
    case 'add-bill':
      return { ...draft, bills: [...bills, createBill({ item: bills.at(-1)?.item ?? 'tax' })] };
    case 'remove-bill':
      return { ...draft, bills: bills.filter(({ key }) => key !== made.key) };
    case 'first-month':
      return { ...draft, firstMonth: made.month };
    case 'cell':
      return {
        ...draft,
        months: months.map((month, place) =>
          place === made.place ? { ...month, [made.cell]: made.text } : month,
        ),
      };
    case 'add-months':
      return {
        ...draft,
        months: [...months, ...Array.from({ length: made.count }, () => emptyMonth)].slice(0, MONTHS),
      };
    case 'remove-month':
      return { ...draft, months: months.slice(0, -1) };
  }
}

export type StatementChange = ReturnType<typeof useStatementDraft>[1];
