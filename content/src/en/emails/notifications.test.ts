import { DONE_BY_CO_BUYER } from '@porchlight/domain/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { summarize } from './notifications.ts';

const papers = { kind: 'documents-due', subject: 'Pay stubs; W-2s', dateTitle: null, date: null } as const;
const day = { kind: 'date-near', subject: 'ctc', dateTitle: 'Closing day', date: '2026-12-31' } as const;

const done = { kind: 'milestone-completed', subject: 'ctc', dateTitle: null, date: null } as const;

test.each([
  [done, null, 'Clear-to-Close is done.'],
  [done, DONE_BY_CO_BUYER, 'Your co-buyer completed Clear-to-Close.'],
  [papers, null, 'Not yet uploaded: Pay stubs; W-2s.'],
  [papers, 'This is our last reminder.', 'Not yet uploaded: Pay stubs; W-2s. This is our last reminder.'],
  [day, null, 'Closing day: Thursday, Dec 31, 2026.'],
  [day, 'This date has passed.', 'Closing day: Thursday, Dec 31, 2026. This date has passed.'],
])('a line of an email says all that is kept of $kind: %j', (subject, detail, line) => {
  expect(summarize({ ...subject, detail, createdAt: new Date(0) })).toBe(line);
});
