import { describe, expect, it, test } from 'vitest';
import type { RequestState } from './document-requests.ts';
import { findReminderHindrance, formatReminderSubject, parseReminderSubject } from './request-reminders.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const request = (
  state: RequestState,
  { notBefore = null, remindedAt = null }: { notBefore?: string | null; remindedAt?: string | null } = {},
) => ({ state, notBefore, remindedAt });

describe('a reminder of requests', () => {
  test.each([
    ['nothing-open', 'nothing was asked for', []],
    ['nothing-open', 'all was sent, accepted or ended', ['answered', 'accepted', 'waived', 'withdrawn']],
  ] as const)('is hindered as %s where %s', (why, _where, states) => {
    expect(
      findReminderHindrance(
        states.map((state) => request(state)),
        now,
      ),
    ).toEqual({
      open: [],
      hindrance: { why },
    });
  });

  it('is of what waits for a document and is not set aside', () => {
    const [asked, returned] = [request('asked'), request('returned')];
    const aside = request('asked', { notBefore: '2026-12-02' });
    const found = findReminderHindrance([asked, aside, request('answered'), returned], now);
    expect(found).toEqual({ open: [asked, returned], hindrance: null });
    expect(findReminderHindrance([aside], now).hindrance).toEqual({ why: 'all-set-aside' });
  });

  test.each([
    ['2026-12-01T12:00:00.000Z', { why: 'reminded', hours: 0 }],
    ['2026-11-30T12:00:00.001Z', { why: 'reminded', hours: 23 }],
    ['2026-11-30T12:00:00.000Z', null],
  ])('is hindered for 24 hours after the last, at %s', (remindedAt, hindrance) => {
    expect(findReminderHindrance([request('asked', { remindedAt })], now).hindrance).toEqual(hindrance);
    const ended = request('waived', { remindedAt });
    expect(findReminderHindrance([request('asked'), ended], now).hindrance).toEqual(hindrance);
  });

  test.each([
    ['2', { count: 2, day: undefined, hasPassed: false }],
    ['1 2026-12-11', { count: 1, day: '2026-12-11', hasPassed: false }],
    ['3 2026-12-11 passed', { count: 3, day: '2026-12-11', hasPassed: true }],
  ])('is stored as %s', (subject, said) => {
    expect(parseReminderSubject(subject)).toEqual(said);
    expect(formatReminderSubject(said)).toBe(subject);
  });
});
