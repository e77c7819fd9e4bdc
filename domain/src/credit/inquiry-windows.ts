import { addDays } from '../kernel/calendar-dates.ts';

/** Inquiries that count as one: the first starts the window, and those until `until` are within it. */
export type InquiryGroup = { from: string; until: string; dates: string[] };

/**
 * Mortgage inquiries as scores count them: those within so many days of the first one are one. Windows of 14 and 45 days are commonly
 * described; which one a lender's score uses was not seen, so 14 is the one to plan by.
 */
export function groupInquiries(dates: readonly string[], windowDays: number): InquiryGroup[] {
  const groups: InquiryGroup[] = [];
  for (const date of dates.toSorted()) {
    const group = groups.at(-1);
    if (group !== undefined && date <= group.until) group.dates.push(date);
    else groups.push({ from: date, until: addDays(date, windowDays), dates: [date] });
  }
  return groups;
}
