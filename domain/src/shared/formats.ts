import { makeLate } from './made-late.ts';

const SIZE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size for people: base 1024, at most two decimals, Bytes to GB (specification 9). */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), SIZE_UNITS.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${SIZE_UNITS[power]}`;
}

const shortDate = makeLate(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' }),
);

/** The day of an instant where the reader is: short month, two-digit day, year (specification 9). */
export function formatShortDate(instant: string): string {
  return shortDate().format(new Date(instant));
}
