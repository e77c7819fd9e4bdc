import { describe, expect, it } from 'vitest';
import { checkEnteredContract, type EnteredContract, listAskedDeadlines } from './entered-contract.ts';
import { listHomeDeadlines } from './home-contract.ts';

const NOW = new Date('2026-11-30T15:00:00.000Z');
const home = { state: 'OH', timeZone: 'America/New_York' } as const;
const ids = {
  offer: '0198c0de-0000-7000-8000-000000000001',
  acceptance: '0198c0de-0000-7000-8000-000000000002',
};
const signed: EnteredContract = {
  signedOn: '2026-11-20',
  priceCents: 38_000_000,
  earnestMoneyCents: 500_000,
  closingDay: '2027-01-15',
  deadlines: {
    inspection: { days: '10', day: '' },
    financing: { days: '', day: '2026-12-18' },
    appraisal: { days: ' ', day: '' },
  },
};
const check = (change: Partial<EnteredContract> = {}) =>
  checkEnteredContract({ ...signed, ...change }, { home, ids, now: NOW });

describe('a contract that was signed before it is entered', () => {
  it('is an offer of its terms and its acceptance at noon of the day it was signed', () => {
    const { offer, acceptance } = check().value ?? {};
    expect(offer).toMatchObject({
      id: ids.offer,
      kind: 'offer',
      by: 'buyer',
      at: '2026-11-20T17:00:00.000Z',
    });
    expect(offer?.terms).toMatchObject({
      ...{ priceCents: 38_000_000, earnestMoneyCents: 500_000, closingDay: '2027-01-15' },
      ...{ downPaymentCents: null, sellerCreditCents: null, contingencies: [] },
    });
    expect(acceptance).toEqual({
      ...{ id: ids.acceptance, kind: 'acceptance', by: 'seller', terms: null },
      ...{ at: offer?.at, answers: ids.offer },
    });
  });

  it('has its deadlines by days or by a date, each as a day of the purchase; one left empty is none', () => {
    const { contract, acceptance } = check().value ?? {};
    const days = { acceptedAt: acceptance?.at ?? '', closingDay: '2027-01-15', timeZone: home.timeZone };
    const { deadlines } = listHomeDeadlines(contract ?? { terms: [], changes: [] }, days);
    expect(deadlines.map(({ key, day }) => [key, day])).toEqual([
      ['inspection', '2026-11-30'],
      ['financing', '2026-12-18'],
    ]);
  });

  it('keeps a date that the contract names where the form of the state would move it', () => {
    const sunday = { inspection: { days: '', day: '2026-12-06' } };
    const found = checkEnteredContract(
      { ...signed, deadlines: sunday },
      { home: { state: 'CA', timeZone: 'America/Los_Angeles' }, ids, now: NOW },
    );
    expect(found.value?.contract.terms).toMatchObject([{ key: 'inspection', days: 16, roll: 'none' }]);
  });

  it('is of this moment where it was signed today before noon', () => {
    expect(check({ signedOn: '2026-11-30' }).value?.offer.at).toBe(NOW.toISOString());
  });

  it.each([
    ['no day', { signedOn: '' }, 'signedOn'],
    ['a day that is none', { signedOn: '2026-02-30' }, 'signedOn'],
    ['tomorrow', { signedOn: '2026-12-01' }, 'signedOn'],
    ['no price', { priceCents: null }, 'priceCents'],
    ['more earnest money than the price', { earnestMoneyCents: 38_000_001 }, 'earnestMoneyCents'],
    ['a closing day before it was signed', { closingDay: '2026-11-19' }, 'closingDay'],
    ['a closing day that is none', { closingDay: '2027-02-30' }, 'closingDay'],
    ['half a day', { deadlines: { inspection: { days: '1.5', day: '' } } }, 'inspection'],
    ['a deadline that is no day', { deadlines: { title: { days: '', day: '2026-02-30' } } }, 'title'],
  ])('is refused at its field: %s', (_, change, field) => {
    const { value, problems } = check(change);
    expect(value).toBeUndefined();
    expect(Object.keys(problems ?? {})).toEqual([field]);
  });

  it('asks for the deadlines that run from the signing', () => {
    expect(listAskedDeadlines('CA').map(({ from }) => from)).toEqual(
      listAskedDeadlines('CA').map(() => 'acceptance'),
    );
    expect(listAskedDeadlines('IL').map(({ key }) => key)).toContain('attorneyReview');
    expect(listAskedDeadlines(null)).toHaveLength(7);
  });
});
