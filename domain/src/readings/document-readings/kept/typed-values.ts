import { Decimal } from '../../../kernel/decimals.ts';
import type { ReadValue } from './kept-reading.ts';

// What was read, as other features enter it; null where the words are no such value.

/** Whole cents. */
export const parseCents = (value: ReadValue) => {
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return null;
  return new Decimal(value).times(100).toDecimalPlaces(0).toNumber();
};

export const parseMonths = (value: ReadValue) => {
  const [, count, unit] = /^(\d{1,3}) ?(years?|months?)$/i.exec(String(value)) ?? [];
  return count === undefined ? null : Number(count) * (/^year/i.test(unit ?? '') ? 12 : 1);
};

const PROGRAMS: Readonly<Record<string, string>> = {
  ...{ conventional: 'conventional', fha: 'fha', va: 'va' },
  ...{ usda: 'usda', rhs: 'usda' },
};
export const parseTypedProgram = (value: ReadValue) => PROGRAMS[String(value).toLowerCase()] ?? null;
