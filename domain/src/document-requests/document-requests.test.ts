import { describe, expect, it, test } from 'vitest';
import { documentRequestsContract } from './document-requests.contract.ts';
import {
  deriveAsked,
  getAskedKey,
  getNotBefore,
  isAskedOpen,
  isEndable,
  parseAskedId,
  requestStates,
} from './document-requests.ts';

const id = 'c3a0f6d2-1b7e-4e58-9d14-6f2a8b0c5e97';
const answer = (
  reviewState: 'waiting' | 'accepted' | 'needs-attention',
  more: { id?: string; userId?: string; replaces?: string; hasExpired?: boolean } = {},
) => ({ id: 'one', userId: 'ada', replaces: null, hasExpired: false, reviewState, ...more });

describe('the state of a request', () => {
  test.each([
    ['asked', 'nothing was sent', null, []],
    ['answered', 'a document waits', null, [answer('waiting')]],
    ['accepted', 'it was accepted', null, [answer('accepted')]],
    ['returned', 'it was sent back', null, [answer('needs-attention')]],
    ['returned', 'what was accepted is too old', null, [answer('accepted', { hasExpired: true })]],
    [
      'answered',
      'what was sent back was replaced',
      null,
      [answer('needs-attention'), answer('waiting', { id: 'two', replaces: 'one' })],
    ],
    [
      'answered',
      'one buyer’s was sent back and the other’s waits',
      null,
      [answer('needs-attention'), answer('waiting', { id: 'two', userId: 'ben' })],
    ],
    [
      'accepted',
      'one buyer’s waits and the other’s was accepted',
      null,
      [answer('waiting'), answer('accepted', { id: 'two', userId: 'ben' })],
    ],
    ['waived', 'staff waived it', 'waived', [answer('waiting')]],
    ['withdrawn', 'staff withdrew it', 'withdrawn', []],
  ] as const)('is %s where %s', (state, _where, endedAs, answers) => {
    expect(deriveAsked(endedAs, answers).state).toBe(state);
  });

  it('speaks of the answer that was accepted, before one that waits or was sent back', () => {
    const answers = [
      answer('needs-attention', { id: 'a' }),
      answer('waiting', { id: 'b', userId: 'ben' }),
      answer('accepted', { id: 'c', userId: 'cy' }),
    ];
    expect(deriveAsked(null, answers).answer?.id).toBe('c');
    expect(deriveAsked(null, answers.slice(0, 2)).answer?.id).toBe('b');
    expect(deriveAsked(null, answers.slice(0, 1)).answer?.id).toBe('a');
  });

  it('is open until something is sent, and can be ended until something is accepted', () => {
    expect(requestStates.filter(isAskedOpen)).toEqual(['asked', 'returned']);
    expect(requestStates.filter(isEndable)).toEqual(['asked', 'answered', 'returned']);
  });
});

describe('a request that is set aside', () => {
  test.each([
    ['is not', null, null],
    ['until a day ahead', '2026-12-02', '2026-12-02'],
    ['until today', '2026-12-01', null],
    ['until a day that is over', '2026-11-30', null],
  ])('waits while its day lies ahead: %s', (_what, snoozedUntil, found) => {
    expect(getNotBefore(snoozedUntil, '2026-12-01')).toBe(found);
  });
});

describe('what an answer names', () => {
  it('is the key of the kind, or one of the request’s own', () => {
    expect(getAskedKey({ id, kind: 'pre-approval.w2s' })).toBe('pre-approval.w2s');
    expect(getAskedKey({ id, kind: null })).toBe(`request:${id}`);
  });

  test.each([
    [`request:${id}`, id],
    ['pre-approval.w2s', undefined],
    ['request:', undefined],
    ["request:x' or true", undefined],
    [id, undefined],
  ])('of %s has the id %s', (key, found) => {
    expect(parseAskedId(key)).toBe(found);
  });
});

describe('what is asked for', () => {
  const parse = (...requests: unknown[]) =>
    documentRequestsContract.ask['~orpc'].inputSchema?.['~standard'].validate({ purchaseId: id, requests });

  it('has a kind or a title, which is one line, and a reason', () => {
    expect(parse({ title: '  Divorce\n decree ', why: ' It sets the support. ' })).toMatchObject({
      value: {
        requests: [
          { kind: null, title: 'Divorce decree', why: 'It sets the support.', dueDay: null, stage: 'none' },
        ],
      },
    });
  });

  test.each([
    ['neither kind nor title', {}, 'title'],
    ['both', { kind: 'pre-approval.w2s', title: 'W-2' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(101) }, 'title'],
    ['no reason', { title: 'Decree', why: '  ' }, 'why'],
    ['a reason that is too long', { title: 'Decree', why: 'x'.repeat(501) }, 'why'],
    ['no day', { title: 'Decree', dueDay: '2026-02-30' }, 'dueDay'],
    ['an unknown stage', { title: 'Decree', stage: 'later' }, 'stage'],
  ])('is refused with %s', (_what, item, field) => {
    const parsed = parse({ why: 'It is counted.', ...item });
    expect(parsed).toMatchObject({ issues: [{ path: ['requests', 0, field] }] });
  });
});
