import { describe, expect, test } from 'vitest';
import { appendOfferEntry, formatOfferRefusal, offerRefusalReasons } from './append-entry.ts';
import { contingencyNames, termNames } from './en.ts';
import { getOfferState, type OfferEntry, type OfferLog } from './offer-log.ts';
import { contingencyKinds, offerTermsField } from './offer-terms.ts';

const ZONE = 'America/Los_Angeles';
const terms = (more: object = {}) => offerTermsField.parse({ priceCents: 40_000_000, ...more });
const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 16, minute)).toISOString();
const now = new Date(Date.UTC(2026, 5, 20));

type Step = Partial<OfferEntry> & Pick<OfferEntry, 'kind' | 'by'>;
/** Minute by minute, an entry each; the first is `e0`. */
function append(steps: Step[], timeZone = ZONE) {
  let log: OfferLog = { timeZone, entries: [] };
  let refusal: ReturnType<typeof appendOfferEntry>['refusal'];
  for (const [place, step] of steps.entries()) {
    const hasTerms = step.kind === 'offer' || step.kind === 'counter';
    const entry = {
      id: `e${place}`,
      at: at(place),
      answers: null,
      terms: hasTerms ? terms() : null,
      ...step,
    };
    const answer = appendOfferEntry(log, entry, now);
    if (answer.log === undefined) ({ refusal } = answer);
    else ({ log } = answer);
  }
  return { log, refusal };
}

const offer: Step = { kind: 'offer', by: 'buyer' };
const counter: Step = { kind: 'counter', by: 'seller' };
const acceptance: Step = { kind: 'acceptance', by: 'seller' };

describe('the state of an offer log', () => {
  test.each<[string, Step[], object]>([
    ['nothing', [], { standing: 'none', live: null, mustMove: null }],
    ['an offer', [offer], { standing: 'live', live: { id: 'e0' }, mustMove: 'seller' }],
    [
      'a counter ends the offer it answers',
      [offer, counter],
      { live: { id: 'e1' }, mustMove: 'buyer', ended: [{ id: 'e0', by: 'counter' }] },
    ],
    [
      'a counter of a counter',
      [offer, counter, { kind: 'counter', by: 'buyer' }],
      { live: { id: 'e2' }, mustMove: 'seller' },
    ],
    [
      'an acceptance makes a contract of the live offer',
      [offer, counter, { kind: 'acceptance', by: 'buyer' }],
      { standing: 'contract', live: null, contract: { id: 'e1' }, acceptance: { id: 'e2' }, mustMove: null },
    ],
    ['a rejection', [offer, { kind: 'rejection', by: 'seller' }], { standing: 'none', mustMove: null }],
    ['a withdrawal', [offer, { kind: 'withdrawal', by: 'buyer' }], { standing: 'none' }],
    [
      'a canceled contract, and a new offer after it',
      [offer, acceptance, { kind: 'cancellation', by: 'seller' }, offer],
      { standing: 'live', live: { id: 'e3' }, contract: null },
    ],
  ])('%s', (_name, steps, expected) => {
    const { log, refusal } = append(steps);
    expect(refusal).toBeUndefined();
    expect(getOfferState(log, now)).toMatchObject(expected);
  });
});

describe('until when an offer is open', () => {
  const fivePm = { expires: { day: '2026-06-12', minute: 17 * 60 } };
  test.each<[string, string, string, string]>([
    ['in June', 'America/New_York', '2026-06-12T21:00:00.000Z', '2026-06-12'],
    ['in June', 'America/Chicago', '2026-06-12T22:00:00.000Z', '2026-06-12'],
    ['in June', 'America/Denver', '2026-06-12T23:00:00.000Z', '2026-06-12'],
    ['where clocks never change', 'America/Phoenix', '2026-06-13T00:00:00.000Z', '2026-06-12'],
    ['in June', 'America/Los_Angeles', '2026-06-13T00:00:00.000Z', '2026-06-12'],
    ['in June', 'Pacific/Honolulu', '2026-06-13T03:00:00.000Z', '2026-06-12'],
  ])('5 p.m. %s in %s', (_when, zone, end) => {
    const { log } = append([{ ...offer, terms: terms(fivePm) }], zone);
    const before = new Date(Date.parse(end) - 1);
    expect(getOfferState(log, before)).toMatchObject({ standing: 'live' });
    expect(getOfferState(log, new Date(end))).toMatchObject({
      standing: 'none',
      ended: [{ id: 'e0', by: 'expiry', at: end }],
    });
  });

  test.each([
    ['that clocks skip', '2027-03-14', 2 * 60 + 30, '2027-03-14T10:00:00.000Z'],
    ['that comes twice: the first', '2026-11-01', 60 + 30, '2026-11-01T08:30:00.000Z'],
    ['after the night on which clocks go back', '2026-11-01', 9 * 60, '2026-11-01T17:00:00.000Z'],
  ])('an hour %s', (_name, day, minute, end) => {
    const { log } = append([{ ...offer, terms: terms({ expires: { day, minute } }) }]);
    expect(getOfferState(log, new Date(end)).ended[0]?.at).toBe(end);
  });

  test.each<[string, Step[], 'buyer' | 'seller']>([
    ['an offer', [offer], 'buyer'],
    ['the seller’s counteroffer', [offer, counter], 'seller'],
    ['a counteroffer to it', [offer, counter, { kind: 'counter', by: 'buyer' }], 'buyer'],
  ])('an expiry of %s belongs to the party that made it', (_name, rounds, party) => {
    const expires = { day: '2026-06-10', minute: 9 * 60 + 5 };
    const steps = [...rounds.slice(0, -1), { ...(rounds.at(-1) ?? offer), terms: terms({ expires }) }];
    for (const by of ['buyer', 'seller'] as const) {
      const { log } = append([...steps, { kind: 'expiry', by, at: at(5) }]);
      expect(log.entries.at(-1)).toMatchObject({
        kind: 'expiry',
        by: party,
        answers: log.entries.at(-2)?.id,
      });
    }
  });

  test('an acceptance at the very minute is too late; an expiry is then written down once', () => {
    const expires = { day: '2026-06-10', minute: 9 * 60 + 2 };
    const first = { ...offer, terms: terms({ expires }) };
    const expiry: Step = { kind: 'expiry', by: 'buyer' };
    expect(append([first, counter, acceptance]).refusal).toBeDefined();
    const late = append([first, { kind: 'expiry', by: 'buyer' }, { ...acceptance, answers: 'e0' }]);
    expect(late.refusal).toEqual({ reason: 'offer-is-over', endedBy: 'expiry' });
    expect(append([first, expiry]).refusal?.reason).toBe('not-over-yet');
    const written = append([first, { ...expiry, at: at(2) }, offer]);
    expect(written.refusal).toBeUndefined();
    expect(written.log.entries[1]?.answers).toBe('e0');
    expect(getOfferState(written.log, now)).toMatchObject({ live: { id: 'e2' } });
    expect(append([first, { ...expiry, at: at(2) }, { ...expiry, at: at(3) }]).refusal?.reason).toBe(
      'nothing-live',
    );
  });
});

describe('what is refused leaves the log as it was', () => {
  test.each<[string, Step[], string, RegExp]>([
    ['a second offer', [offer, offer], 'offer-is-live', /already on the table/],
    ['an acceptance of nothing', [acceptance], 'nothing-live', /No offer/],
    [
      'a counter to an offer that a counter ended',
      [offer, counter, { kind: 'counter', by: 'seller', answers: 'e0' }],
      'offer-is-over',
      /counteroffer answered it/,
    ],
    [
      'a counter to a rejected offer',
      [offer, { kind: 'rejection', by: 'seller' }, { ...counter, answers: 'e0' }],
      'offer-is-over',
      /rejected/,
    ],
    [
      'a second acceptance',
      [offer, { ...acceptance, answers: 'e0' }, { ...acceptance, answers: 'e0' }],
      'offer-is-over',
      /already accepted/,
    ],
    ['an acceptance after one', [offer, acceptance, acceptance], 'already-accepted', /already accepted/],
    ['an offer after the acceptance', [offer, acceptance, offer], 'already-accepted', /already accepted/],
    [
      'an answer to an offer whose counteroffer is open',
      [offer, counter, { kind: 'acceptance', by: 'buyer', answers: 'e0' }],
      'offer-is-over',
      /If the counteroffer is still open, answer that/,
    ],
    [
      'an answer to an offer whose counteroffer ran out',
      [
        offer,
        { ...counter, terms: terms({ expires: { day: '2026-06-10', minute: 9 * 60 + 2 } }) },
        { ...acceptance, answers: 'e0' },
      ],
      'offer-is-over',
      /If the counteroffer is still open, answer that/,
    ],
    [
      'an offer while the seller’s counteroffer is open',
      [offer, counter, offer],
      'offer-is-live',
      /it has to be answered or withdrawn first/,
    ],
    ['to accept one’s own', [offer, { kind: 'acceptance', by: 'buyer' }], 'own-offer', /cannot answer it/],
    ['to withdraw the other’s', [offer, { kind: 'withdrawal', by: 'seller' }], 'not-own-offer', /Reject it/],
    ['an answer to an unknown offer', [offer, { ...acceptance, answers: 'x' }], 'nothing-live', /No offer/],
    ['a price of zero', [{ ...offer, terms: { ...terms(), priceCents: 0 } }], 'price-not-positive', /above/],
    [
      'a negative price',
      [{ ...offer, terms: { ...terms(), priceCents: -1 } }],
      'price-not-positive',
      /above/,
    ],
    ['no terms', [{ ...offer, terms: null }], 'terms-missing', /needs a price/],
    [
      'an expiry in the past',
      [{ ...offer, terms: terms({ expires: { day: '2026-06-10', minute: 9 * 60 } }) }],
      'expiry-in-past',
      /already be over/,
    ],
    [
      'a closing in the past',
      [{ ...offer, terms: terms({ closingDay: '2026-06-09' }) }],
      'closing-in-past',
      /passed/,
    ],
    ['the future', [{ ...offer, at: '2026-06-20T00:00:00.001Z' }], 'time-in-future', /not come yet/],
    ['before the last', [offer, { ...counter, at: '2026-06-10T15:59:00Z' }], 'before-last-entry', /later/],
    ['to cancel nothing', [offer, { kind: 'cancellation', by: 'buyer' }], 'no-contract', /No contract/],
  ])('%s', (_name, steps, reason, words) => {
    const before = append(steps.slice(0, -1)).log;
    const { log, refusal } = append(steps);
    expect(log).toEqual(before);
    expect(refusal?.reason).toBe(reason);
    if (refusal !== undefined) expect(formatOfferRefusal(refusal)).toMatch(words);
  });

  test.each([
    [{ priceCents: -100 }],
    [{ priceCents: 1.5 }],
    [{ priceCents: 100, earnestMoneyCents: 101 }],
    [{ priceCents: 100, escalation: { incrementCents: 1, capCents: 99 } }],
    [{ priceCents: 100, escalation: { incrementCents: 0, capCents: 100 } }],
    [{ priceCents: 100, contingencies: [{ kind: 'inspection', days: 400 }] }],
    [{ priceCents: 100, contingencies: [{ kind: 'inspection' }, { kind: 'inspection' }] }],
    [{ priceCents: 100, expires: { day: '2026-02-30', minute: 0 } }],
    [{ priceCents: 100, expires: { day: '2026-03-01', minute: 1440 } }],
  ])('terms %j', (typed) => {
    expect(offerTermsField.safeParse(typed).success).toBe(false);
  });
});

test('every refusal is a sentence that says the log is as it was, and every term has a name', () => {
  for (const reason of offerRefusalReasons) {
    expect(formatOfferRefusal({ reason, endedBy: 'counter' })).toMatch(/Nothing was added/);
  }
  expect(Object.keys(termNames).sort()).toEqual(Object.keys(terms()).sort());
  expect(Object.keys(contingencyNames).sort()).toEqual([...contingencyKinds].sort());
});
