import { describe, expect, it } from 'vitest';
import type { PurchaseDate, PurchaseDates } from '../dates/purchase-dates/purchase-dates.contract.ts';
import type { SharedHome } from '../homes/homes.contract.ts';
import { findSharedHome, listNextDates } from './first-look.ts';

const NOW = new Date('2026-11-25T17:00:00Z');
const terms = {
  ...{ priceCents: 40_000_000, earnestMoneyCents: null, downPaymentCents: null, sellerCreditCents: null },
  ...{ gapPromiseCents: null, escalation: null, contingencies: [], closingDay: null },
  ...{ expires: null, otherTerms: null },
};
const offer = {
  ...{ id: 'offer', kind: 'offer', by: 'buyer', answers: null, at: '2026-11-20T17:00:00Z', terms },
};
const acceptance = {
  ...{ id: 'acceptance', kind: 'acceptance', by: 'seller', answers: 'offer' },
  ...{ at: '2026-11-21T17:00:00Z', terms: null },
};
const home = (address: string, entries: readonly object[], stage = 'seen') =>
  ({ address, stage, timeZone: 'America/New_York', entries }) as unknown as SharedHome;

describe('the home that a helper sees first', () => {
  it.each<[string, SharedHome[], string | undefined]>([
    ['none', [], undefined],
    ['not one that was dropped', [home('A', [], 'dropped')], undefined],
    ['the latest changed', [home('A', []), home('B', [])], 'A'],
    ['one with an offer on the table', [home('A', []), home('B', [offer])], 'B'],
    ['one under contract', [home('A', [offer]), home('B', [offer, acceptance])], 'B'],
  ])('is %s', (_, homes, address) => {
    expect(findSharedHome(homes, NOW)?.address).toBe(address);
  });
});

describe('the next dates', () => {
  const date = (day: string, state = 'ahead') => ({ day, state }) as PurchaseDate;
  const list = (...dates: PurchaseDate[]) =>
    listNextDates({ today: '2026-11-25', dates } as unknown as PurchaseDates).map(({ day }) => day);

  it('are three, from today on', () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-01', '2026-12-02'];
    expect(list(...days.map((day) => date(day)))).toEqual(['2026-11-25', '2026-11-26', '2026-12-01']);
  });

  it('leave out what is done or waived', () => {
    expect(list(date('2026-11-26', 'done'), date('2026-11-27', 'waived'), date('2026-11-28'))).toEqual([
      '2026-11-28',
    ]);
  });
});
