import type { Slip } from '../../readings/document-readings/digit-slips.ts';

export const enterAFigure = 'Enter what was read, up to 60 figures by name.';
export const enterADigit = 'Enter a figure with at least one digit.';
export const reservedName = 'This name stands for a part of the answer. Use another.';
export const slips: Record<Slip, string> = {
  'dollar-sign': 'leading 5 was a dollar sign; the sum agrees',
  letters: 'letters were digits; the sum agrees',
  'lost-digit': 'one digit missing at the end; the sum agrees',
};
export const unchanged = {
  agrees: 'the sum agrees as read',
  open: 'no single reading adds up; nothing was changed',
  none: 'no sum to hold it against; nothing was changed',
} as const;
export const formula = 'The fewest slips that make the sum agree, where one way alone does';
