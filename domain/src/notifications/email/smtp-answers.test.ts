import { expect, it } from 'vitest';
import { getRefusal, parseStatus, type SmtpStep } from './smtp-answers.ts';

it.each<[SmtpStep, number | undefined, string, string]>([
  ['connection', undefined, 'connect ECONNREFUSED', 'unreachable'],
  ['connection', 535, '535 5.7.8 Authentication failed', 'unreachable'],
  ['sender', 530, '530 5.7.0 Authentication required', 'unreachable'],
  ['sender', 550, '550 5.1.8 Bad sender', 'unreachable'],
  ['sender', 552, '552 5.3.4 Message too big', 'content'],
  ['sender', 451, '451 4.3.0 Try later', 'later'],
  ['recipient', 421, '421 4.7.0 Closing', 'unreachable'],
  ['recipient', 450, '450 4.2.0 Greylisted', 'later'],
  ['recipient', 452, '452 4.2.2 Mailbox full', 'later'],
  ['recipient', 550, '550 5.1.1 No such user', 'recipient'],
  ['recipient', 550, '550-5.1.1 No such user\n550 5.1.1 at all', 'recipient'],
  ['recipient', 550, '550 No such user here', 'recipient'],
  ['recipient', 551, '551 User not local', 'recipient'],
  ['recipient', 553, '553 Mailbox name not allowed', 'recipient'],
  ['recipient', 556, '556 5.1.10 Domain takes no mail', 'recipient'],
  ['recipient', 550, '550 5.2.1 Mailbox disabled', 'recipient'],
  ['recipient', 552, '552 5.2.2 Mailbox full', 'content'],
  ['recipient', 550, '550 5.7.1 Relaying denied', 'content'],
  ['recipient', 554, '554 Transaction failed', 'content'],
  ['content', undefined, 'Connection closed unexpectedly', 'later'],
  ['content', 451, '451 Try again', 'later'],
  ['content', 550, '550 Looks like spam', 'content'],
  ['content', 554, '554 5.7.1 Rejected as spam', 'content'],
  ['content', 552, '552 Too large', 'content'],
  ['content', 550, '550 5.1.1 No such user', 'recipient'],
])('at the %s, %s %j: %s', (step, code, text, expected) => {
  expect(getRefusal({ step, code, text })).toBe(expected);
});

it.each([
  ['550 5.1.1 No such user', '5.1.1'],
  ['250 2.1.5 Ok', '2.1.5'],
  ['550 version 15.1.10.3', undefined],
  ['550 Unknown', undefined],
])('the enhanced code in %j is %s', (text, expected) => {
  expect(parseStatus(text)).toBe(expected);
});
