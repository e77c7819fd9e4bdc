import { describe, expect, it } from 'vitest';
import { ASSISTANT_REPLY_DELAY_MS, canSend, chooseReplyTopic } from './assistant.ts';
import { findJourneyPlace } from './journey-place.ts';

describe('the assistant’s keywords (specification 4)', () => {
  it.each([
    ['How does a mortgage work?', 'mortgage'],
    ['LOAN', 'mortgage'],
    ['loans & rates', 'mortgage'],
    ['Which document do I need?', 'document'],
    ['uploading fails', 'document'],
    ['down payment', 'payment'],
    ['my downpayment', 'payment'],
    ['payments?', 'payment'],
    ['interest', 'interest'],
    ['What RATE can I expect', 'interest'],
    ['I am stuck', 'help'],
    ['help!', 'help'],
    ['Hello', 'detail'],
    ['', 'detail'],
    ['?!', 'detail'],
  ])('%j gets the reply about %s', (message, topic) => {
    expect(chooseReplyTopic(message)).toBe(topic);
  });

  it.each([
    ['help me upload my loan papers', 'mortgage'],
    ['help with a document for my payment', 'document'],
    ['interest in each payment', 'payment'],
    ['help, the rate rose', 'interest'],
  ])('are looked for in the order of the specification: %j is about %s', (message, topic) => {
    expect(chooseReplyTopic(message)).toBe(topic);
  });

  it.each([
    'We separate the bill',
    'I am interested in a condo',
    'accurate',
    'helpless',
    'Sloane',
    'unstuck',
  ])('are whole words: %j has none', (message) => {
    expect(chooseReplyTopic(message)).toBe('detail');
  });

  it('are answered after 1.5 s (specification 9)', () => {
    expect(ASSISTANT_REPLY_DELAY_MS).toBe(1500);
  });
});

describe('sending (specification 5)', () => {
  it.each([
    ['a question', false, true],
    ['a question', true, false],
    ['  \n ', false, false],
    ['', false, false],
  ])('of %j while waiting is %s: %s', (typed, isWaiting, isAllowed) => {
    expect(canSend(typed, isWaiting)).toBe(isAllowed);
  });
});

describe('where the buyer is', () => {
  it.each([
    ['/portal/finding', { kind: 'stage', name: 'Home Search' }],
    ['/portal/contact-details/', { kind: 'stage', name: 'Contact Details' }],
    ['/portal/milestones/ctc', { kind: 'milestone', name: 'Clear-to-Close' }],
    ['/portal/milestones/nowhere', undefined],
    ['/portal/milestones', undefined],
    ['/portal', undefined],
    ['/finding', undefined],
    ['/', undefined],
  ])('at %s is %j', (pathname, place) => {
    expect(findJourneyPlace(pathname)).toEqual(place);
  });
});
