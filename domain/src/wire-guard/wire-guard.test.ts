import { describe, expect, it } from 'vitest';
import { hasRoutingChecksum } from './routing-number.ts';
import { compareSenderDomains } from './sender-domain.ts';
import { decideWireAction, listWireChanges, wireActions } from './wire-change.ts';

describe('routing numbers', () => {
  it.each([
    ['021000021', true],
    ['121000248', true],
    ['012000021', false],
    ['021000022', false],
    ['02100002A', false],
    ['000000000', false],
    ['21000021', false],
    ['0210000210', false],
    [' 021000021', false],
    ['', false],
  ])('%j holds: %s', (number, holds) => {
    expect(hasRoutingChecksum(number)).toBe(holds);
  });

  it('find every single wrong digit', () => {
    for (let place = 0; place < 9; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = `${'121000248'.slice(0, place)}${digit}${'121000248'.slice(place + 1)}`;
        expect(hasRoutingChecksum(changed)).toBe(changed === '121000248');
      }
  });
});

describe('the domain of a message', () => {
  it.each([
    ['acmetitle.com', 'acmetitle.com', 'same'],
    ['escrow@acmetitle.com', 'Closing@ACMETITLE.com.', 'same'],
    ['acmetitle.com', 'mail.acmetitle.com', 'same'],
    ['acmetitle.com', 'acrnetitle.com', 'look-alike'],
    ['acmetitle.com', 'acme-title.com', 'look-alike'],
    ['acmetitle.com', 'acmetitel.com', 'look-alike'],
    ['acmetitle.com', 'acmetitle.co', 'look-alike'],
    ['acmetitle.com', 'acmetitle-wires.com', 'look-alike'],
    ['acmetitle.com', 'аcmetitle.com', 'look-alike'],
    ['acmetitle.com', 'xn--cmetitle-2nf.com', 'look-alike'],
    ['acmetitle.com', 'acmetit1e.com', 'look-alike'],
    ['acmetitle.com', 'acmetitle.com.secure-wire.net', 'different owner'],
    ['acmetitle.com', 'firstamerican.com', 'different'],
    ['title.co.uk', 'other.co.uk', 'different'],
    ['acme.com', 'apex.com', 'different'],
    ['acmetitle.com', 'Jane <jane@acmetitle.com>', 'same'],
    ['acmetitle.com>', 'jane@acmetitle.com', 'same'],
    ['acmetitle.com', 'Jane Roe <jane@acrnetitle.com>', 'look-alike'],
    ['acmetitle.com', '"jane@acmetitle.com" <jane@evil.net>', 'different'],
    ['smithlaw@gmail.com', 'Smith Law <SmithLaw@Gmail.com>', 'same'],
    ['smithlaw@gmail.com', 'smlthlaw@gmail.com', 'look-alike'],
    ['smithlaw@gmail.com', 'smithlaw.closing@gmail.com', 'look-alike'],
    ['smithlaw@gmail.com', 'jane.roe@gmail.com', 'different'],
    ['smithlaw@gmail.com', 'smithlaw@outlook.com', 'different'],
    ['smithlaw@gmail.com', 'smithlaw@mail.gmail.com', 'look-alike'],
    ['smithlaw@gmail.com', 'smithlaw@gmail.com.evil.net', 'different owner'],
    ['smithlaw@gmail.com', 'gmail.com', 'not comparable'],
    ['gmail.com', 'smlthlaw@gmail.com', 'not comparable'],
    ['gmail.com', 'smithlaw@outlook.com', 'different'],
    ['smith@yahoo.co.uk', 'smyth@yahoo.co.uk', 'look-alike'],
    ['acmetitle.com', 'acmetitle@gmail.com', 'different'],
    ['acme.onmicrosoft.com', 'jane@acme.onmicrosoft.com', 'same'],
    ['acme.onmicrosoft.com', 'mail.acme.onmicrosoft.com', 'same'],
    ['acme.onmicrosoft.com', 'acrne.onmicrosoft.com', 'look-alike'],
    ['acme.onmicrosoft.com', 'fraud.onmicrosoft.com', 'different'],
    ['acme.onmicrosoft.com', 'jane@onmicrosoft.com', 'not comparable'],
    ['onmicrosoft.com', 'acme.onmicrosoft.com', 'not comparable'],
  ])('%s beside %s is %s', (recorded, seen, verdict) => {
    expect(compareSenderDomains(recorded, seen)).toBe(verdict);
  });
});

describe('an instruction that came later', () => {
  it.each([
    [[], wireActions.call],
    [['amount'], wireActions.compareAmount],
    [['amount', 'phone_from_same_mail'], wireActions.callRecorded],
    [['payee'], wireActions.stop],
    [['account', 'phone_from_same_mail'], wireActions.stop],
    [['phone_from_same_mail'], wireActions.callRecorded],
    [['currency'], wireActions.stop],
  ])('that changed %j: %s', (changed, action) => {
    expect(decideWireAction(changed)).toBe(action);
  });

  it('is compared part by part, as a person would read it', () => {
    const recorded = { payee: 'Acme Title', bank: 'First Bank', routing: '021000021', account: '12-3456' };
    expect(listWireChanges(recorded, { ...recorded, payee: 'ACME TITLE', account: '123456' })).toEqual([]);
    expect(listWireChanges(recorded, { ...recorded, account: '123457' })).toEqual(['account']);
    for (const [one, other] of [
      ['Acme Title, LLC', 'ACME TITLE L.L.C.'],
      ['Acme Title, LLC', 'Acme Title'],
      ['Smith & Sons Escrow', 'Smith and Sons Escrow'],
      ['The Peña Law Group, P.C.', 'Pena Law Group PC'],
      ['U.S. Bank, N.A.', 'US Bank National Association'],
      ['Wells Fargo Bank', 'WellsFargo Bank'],
    ] as const)
      expect(listWireChanges({ ...recorded, payee: one }, { ...recorded, payee: other })).toEqual([]);
    for (const [one, other] of [
      ['Acme Title LLC', 'Acme Title Inc'],
      ['Acme Title', 'Acme Titles'],
      ['Smith & Sons', 'Smith Sons'],
    ] as const)
      expect(listWireChanges({ ...recorded, payee: one }, { ...recorded, payee: other })).toEqual(['payee']);
    const all = { payee: 'Other', bank: 'Other', routing: '121000248', account: '9' };
    expect(listWireChanges(recorded, all)).toEqual(['payee', 'bank', 'routing', 'account']);
  });
});
