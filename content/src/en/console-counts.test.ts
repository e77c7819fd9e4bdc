import { expect, test } from 'vitest';
import * as mail from './email-console.ts';
import * as buyers from './home-buyers.ts';
import * as leads from './leads.ts';
import * as people from './personal-data-console.ts';
import * as programs from './program-desk.ts';
import * as staff from './staff.ts';
import * as waitlists from './waitlist-console.ts';
import * as webhooks from './webhooks.ts';

test.each([
  [mail.firstUsualBulk(3001, 1000, 1001, 1000), '3,001 (1,000 first, 1,001 usual, 1,000 bulk)'],
  [mail.hourlyTotal(3001), 'Sent in the last 24 hours: 3,001'],
  [
    leads.newsletterCounts(3001, 1000, 2000).split('.')[0],
    '3,001 confirmed, 1,000 waiting for their confirmation, 2,000 unsubscribed',
  ],
  [buyers.documentsCount(3001), '3,001 documents'],
  [buyers.silentFor(3001), '3,001 days'],
  [people.countOnly(3001), '(3,001; theirs alone, so only the number is shown)'],
  [people.rowsShown(50, 3001), '50 of 3,001. The download has all of them.'],
  [programs.allOfFile(3001), 'Export all 3,001 programs (JSON)'],
  [programs.several(3001), '3,001 programs'],
  [staff.andEarlier(3001), 'and 3,001 earlier'],
  [waitlists.recipientsCount(3001), '3,001 addresses get'],
  [waitlists.ofTold(2000, 3001), '2,000 of 3,001 told'],
  [webhooks.resentCount(3001), '3,001 deliveries are sent again'],
])('a count of the console has its thousands apart: %s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
