import { expect, it } from 'vitest';
import type { Cell } from '../pages/page-text.ts';
import { parseContacts } from './contacts.ts';

const cell = (text: string, x: number, line: number, width = text.length * 4): Cell => ({
  ...{ text, page: 5, baseline: line * 12, confidence: 0.99 },
  box: { x, y: line * 12 - 8, width, height: 8 },
});
const HEADS = [
  ...[cell('Contact Information', 40, 1), cell('Lender', 123, 2), cell('Mortgage Broker', 213, 2)],
  ...[cell('Real Estate Broker (B)', 303, 2), cell('Real Estate Broker (S)', 392, 2)],
  ...[cell('Settlement Agent', 482, 2), cell('Email', 40, 3), cell('Phone', 40, 4)],
];
const FIVE = ['ann@one.com', 'bob@two.com', 'cy@three.com', 'di@four.com', 'ed@five.com'];

it.each<[string, Cell[], (string | undefined)[]]>([
  ['in a cell each', FIVE.map((text, place) => cell(text, 123 + 90 * place, 3)), FIVE],
  ['in one piece', [cell(FIVE.join(' '), 121, 3, 440)], FIVE],
  [
    'of which one party has none',
    [cell('ann@one.com', 123, 3), cell('cy@three.com di@four.com ed@five.com', 303, 3, 260)],
    ['ann@one.com', undefined, ...FIVE.slice(2)],
  ],
  [
    'with a space and a rule that are none',
    [cell('|ann@one. com', 122, 3)],
    ['ann@one.com', undefined, undefined, undefined, undefined],
  ],
])('emails %s', (_name, cells, expected) => {
  const found = parseContacts([...HEADS, ...cells]);
  const parties = ['lender', 'mortgage_broker', 'buyer_broker', 'seller_broker', 'settlement_agent'];
  expect(parties.map((party) => found[`contact_${party}_email`]?.value)).toEqual(expected);
});

it('an email in a picture is checked by the buyer, because nothing else on the form proves its letters', () => {
  const inPicture = cell('ann@one.com', 123, 3);
  const { confidence: _, ...inText } = inPicture;
  expect(parseContacts([...HEADS, inPicture]).contact_lender_email?.state).toBe('check');
  expect(parseContacts([...HEADS, inText]).contact_lender_email?.state).toBe('read');
});
