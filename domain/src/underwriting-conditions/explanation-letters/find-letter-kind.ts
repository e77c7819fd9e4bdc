import { recognizeCondition } from '../recognize-condition.ts';
import type { LetterKind } from './letter-kinds.ts';

const kindOfKey: Readonly<Record<string, LetterKind>> = {
  inquiries: 'inquiries',
  largeDeposit: 'largeDeposit',
  employmentGap: 'employmentGap',
  incomeDecline: 'decliningIncome',
  latePayments: 'latePayments',
  overdrafts: 'overdrafts',
  addresses: 'address',
  names: 'name',
};

const ASKS_FOR_LETTER = /letter of explanation|explanation letter|\blo[ex]\b|\bexplain|\bexplanation\b/i;

/** Which letter a condition wants: the plain one where it asks for an explanation of something else; null where it asks for none. */
export function findLetterKind(condition: string): LetterKind | null {
  const { key, subject } = recognizeCondition(condition);
  if (key !== null && subject.startsWith('letter:')) return kindOfKey[key] ?? 'general';
  return ASKS_FOR_LETTER.test(condition) ? 'general' : null;
}
