import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { locale } from '../locale.ts';

export const programsFailures = {
  'programs.own-proposal':
    'You proposed this change, so somebody else has to approve it. You can take it back by rejecting it.',
  'programs.changed-since':
    'A program of this proposal was changed or read again since it was proposed. Reject it, and propose the change again.',
  'programs.future-day': 'Enter today or an earlier day.',
  'programs.read-since': ({ day }: { day: string }) =>
    `Enter ${formatCalendarDate(day, locale)}, when it was read last, or a later day.`,
  'programs.not-json': 'Choose a program file in JSON.',
  'programs.too-large': 'A program file has at most 20 MB.',
} as const;
