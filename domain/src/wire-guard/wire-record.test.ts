import { describe, expect, it } from 'vitest';
import { compareInstruction, hasComparedAny } from './compare-instruction.ts';
import {
  checkLaterInstruction,
  checkWireRecord,
  checkWireReplacement,
  findFreeUntil,
  parseAccountEnding,
} from './wire-record.ts';

const today = '2026-03-02';
const own = {
  ...{ payee: 'Acme Title LLC', bank: 'First Bank', routing: '021000021', account: '0012-3456 7890' },
  ...{ phone: '(614) 555-0142', sourceKind: 'document', sourceName: 'Engagement letter, page 2' },
  ...{ sourceOn: '2026-02-20', emailDomain: 'escrow@AcmeTitle.com' },
};
const nothing = { payee: null, bank: null, routing: null, account: null, phone: null, sender: null };
const record = checkWireRecord(own, today).value as NonNullable<ReturnType<typeof checkWireRecord>['value']>;

describe('what is written down', () => {
  it('is stored in the form in which it compares', () => {
    expect(record).toMatchObject({
      ...{
        account: '001234567890',
        phone: '+16145550142',
        emailDomain: 'acmetitle.com',
        routing: '021000021',
      },
    });
    expect(parseAccountEnding(record.account)).toBe('7890');
  });

  it.each([
    ['escrow@AcmeTitle.com.', 'acmetitle.com'],
    ['Jane Roe <jane@acmetitle.com>', 'acmetitle.com'],
    ['<jane@acmetitle.com>', 'acmetitle.com'],
    ['acmetitle.com>', 'acmetitle.com'],
    ['Smith Law <SmithLaw@gmail.com>', 'smithlaw@gmail.com'],
    ['smith@yahoo.co.uk', 'smith@yahoo.co.uk'],
    ['gmail.com', 'gmail.com'],
    ['jane@acme.onmicrosoft.com', 'acme.onmicrosoft.com'],
  ])('has of the sender %j what tells whose it is: %j', (emailDomain, kept) => {
    expect(checkWireRecord({ ...own, emailDomain }, today).value?.emailDomain).toBe(kept);
    expect(checkLaterInstruction({ ...nothing, sender: emailDomain }).value?.sender).toBe(kept);
  });

  it.each<[string, object]>([
    ['payee', { payee: ' ' }],
    ['payee', { payee: 'a\nb' }],
    ['bank', { bank: 'x'.repeat(121) }],
    ['routing', { routing: '02100002' }],
    ['routing', { routing: '012000021' }],
    ['account', { account: '123' }],
    ['account', { account: '123456789012345678' }],
    ['account', { account: '12345;' }],
    ['phone', { phone: '555-0142' }],
    ['sourceKind', { sourceKind: 'email' }],
    ['sourceName', { sourceName: '' }],
    ['sourceOn', { sourceOn: '2026-03-04' }],
    ['sourceOn', { sourceOn: '2026-02-30' }],
    ['emailDomain', { emailDomain: 'acmetitle' }],
    ['emailDomain', { emailDomain: '<jane@evil.net> jane@acmetitle.com' }],
    ['emailDomain', { emailDomain: 'smith law@gmail.com' }],
  ])('is refused for %s: %j', (field, more) => {
    expect(Object.keys(checkWireRecord({ ...own, ...more }, today).problems ?? {})).toEqual([field]);
  });

  it('has no domain where none is known, and a day that another zone has already', () => {
    expect(checkWireRecord({ ...own, emailDomain: null, sourceOn: '2026-03-03' }, today).value).toBeDefined();
  });

  it.each([
    [{ calledOn: '2026-03-02', spokeWith: 'Dana at Acme', isConfirmed: true }, []],
    [{ calledOn: '2026-03-09', spokeWith: 'Dana at Acme', isConfirmed: true }, ['calledOn']],
    [{ calledOn: '2026-03-02', spokeWith: '', isConfirmed: true }, ['spokeWith']],
    [{ calledOn: '2026-03-02', spokeWith: 'Dana', isConfirmed: false }, ['isConfirmed']],
  ])('is replaced by a call: %j', (call, fields) => {
    expect(Object.keys(checkWireReplacement({ ...own, ...call }, today).problems ?? {})).toEqual(fields);
  });
});

describe('until when it may be corrected', () => {
  const at = (hour: string) => new Date(`2026-03-02T${hour}:00:00Z`);
  it.each([
    [[], null],
    [[{ kind: 'written', at: at('09') }], '2026-03-03T09:00:00.000Z'],
    [
      [
        { kind: 'written', at: at('09') },
        { kind: 'changed', at: at('15') },
        { kind: 'compared', at: at('16') },
      ],
      '2026-03-03T09:00:00.000Z',
    ],
    [
      [
        { kind: 'written', at: at('09') },
        { kind: 'replaced', at: at('15') },
      ],
      null,
    ],
  ])('of %j is %s', (entries, until) => {
    expect(findFreeUntil(entries)?.toISOString() ?? null).toBe(until);
  });
});

describe('a later instruction', () => {
  it.each<[string, object, object]>([
    [
      'that says the same, otherwise spelled',
      { payee: 'ACME TITLE, LLC', bank: 'First Bank', routing: '0210 00021', account: '0012 3456 7890' },
      { differs: [], missing: [], action: 'call', routingHolds: true },
    ],
    ['with another account', { account: '001234567891' }, { differs: ['account'], action: 'stop' }],
    ['with another payee', { payee: 'Acme Title Trust' }, { differs: ['payee'], action: 'stop' }],
    [
      'with a phone number of its own',
      { phone: '614 555 0199' },
      { differs: ['phone_from_same_mail'], action: 'callRecorded' },
    ],
    ['with the phone number we have', { phone: '1 614 555 0142' }, { differs: [], action: 'call' }],
    [
      'from a look-alike',
      { sender: 'closing@acrnetitle.com' },
      { differs: [], sender: 'look-alike', action: 'stop' },
    ],
    ['from a subdomain', { sender: 'mail.acmetitle.com' }, { sender: 'same', action: 'call' }],
    ['from somebody else', { sender: 'title.closing@gmail.com' }, { sender: 'different', action: 'stop' }],
    [
      'with a routing number that cannot be one',
      { routing: '012000021' },
      { differs: ['routing'], routingHolds: false, action: 'stop' },
    ],
  ])('%s', (_name, more, found) => {
    const later = checkLaterInstruction({ ...nothing, ...more }).value;
    expect(later).toBeDefined();
    if (later) expect(compareInstruction(record, later)).toMatchObject(found);
  });

  it('says which parts it left out, and needs one at least', () => {
    const later = checkLaterInstruction({ ...nothing, account: record.account }).value;
    if (later) expect(compareInstruction(record, later).missing).toEqual(['payee', 'bank', 'routing']);
    expect(checkLaterInstruction(nothing).problems).toHaveProperty('account');
    expect(checkLaterInstruction({ ...nothing, routing: '12' }).problems).toHaveProperty('routing');
  });

  it.each<[string, object, object, boolean]>([
    ['a sender alone', { sender: 'closing@evil.com' }, { sender: 'not comparable', action: 'call' }, false],
    ['a phone number alone', { phone: '614 555 0142' }, { sender: null, action: 'call' }, true],
    [
      'a sender and the account',
      { sender: 'closing@evil.com', account: '001234567890' },
      { sender: 'not comparable', action: 'call' },
      true,
    ],
  ])('%s, where no domain was written down', (_name, more, found, isCompared) => {
    const later = checkLaterInstruction({ ...nothing, ...more }).value;
    expect(later).toBeDefined();
    if (!later) return;
    const comparison = compareInstruction({ ...record, emailDomain: null }, later);
    expect(comparison).toMatchObject({ differs: [], ...found });
    expect(hasComparedAny(comparison)).toBe(isCompared);
  });

  it.each<[object, boolean]>([
    [{}, false],
    [{ missing: ['payee', 'bank', 'routing'] }, true],
    [{ sender: 'same' }, true],
    [{ differs: ['phone_from_same_mail'], action: 'callRecorded' }, true],
  ])('that was compared before it was noted what was: %j', (more, isCompared) => {
    const missing: ('payee' | 'bank' | 'routing' | 'account')[] = ['payee', 'bank', 'routing', 'account'];
    const older = { differs: [], missing, sender: null, routingHolds: null, action: 'call' as const };
    expect(hasComparedAny({ ...older, ...more })).toBe(isCompared);
  });
});
