import { contract } from '@porchlight/domain/contract.ts';
import type { EndpointMeta } from '@porchlight/domain/kernel/endpoint.ts';
import {
  hasRights,
  type NeededRights,
  type StaffRole,
  staffRoles,
} from '@porchlight/domain/kernel/staff-roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAVE_PATH } from '../../server/src/features/leads/waitlist/waitlist.emails.ts';
import { UNSUBSCRIBE_PATH } from '../../server/src/features/notifications/notifications.emails.ts';
import { FEED_PATH } from '../../server/src/features/purchase-dates/calendar/calendar.feature.ts';
import { type AccessCast, createAccessCast } from './access-cast.ts';
import type { Call, Cell, Row } from './access-row.ts';
import { accessRows } from './access-rows.ts';
import { persons as everybody, type Person } from './access-things.ts';
import { refusedToGuests } from './refused-to-guests.ts';

const ANY = '00000000-0000-4000-8000-000000000000';
const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]) => {
    const { route, meta } = endpoint['~orpc'];
    return { name: `${group}.${name}`, method: route.method ?? 'POST', path: route.path ?? '', meta };
  }),
);
const rows = accessRows;

/** What is served beside the contract: forms for browsers without scripts, and calendars under a secret address. */
const pages: [path: string, status: number][] = [
  ['/forms/contact', 200],
  ['/forms/newsletter', 200],
  ['/forms/waitlist', 200],
  ['/forms/contact-details', 200],
  [LEAVE_PATH, 200],
  [UNSUBSCRIBE_PATH, 200],
  [`${FEED_PATH}made-up.ics`, 404],
];

const forms = pages.map(([path]) => path).filter((path) => !path.startsWith(FEED_PATH));
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let cast: AccessCast;
beforeAll(async () => {
  cast = await createAccessCast();
});
afterAll(() => cast.app.close());

describe('the access matrix', () => {
  it('has a row for each endpoint of the contract, and no other', () => {
    expect(Object.keys(rows).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it.each(
    endpoints.filter(
      ({ name, path }) => path.includes('{id}') && /account|buyer/.test(rows[name]?.who ?? ''),
    ),
  )('$name says what others get for what is the owner’s', ({ name }) => {
    expect(rows[name]?.others).toMatch(/^(NOT_FOUND|done)$/);
    expect(rows[name]?.still !== undefined).toBe(rows[name]?.others === 'done');
  });

  it.each(pages)('%s is a public page, which shows no personal data', async (path, status) => {
    for (const person of everybody) {
      const response = await cast.people[person].send('GET', path);
      expect([person, response.status]).toEqual([person, status]);
      const page = await response.text();
      for (const { email } of Object.values(cast.people)) if (email !== '') expect(page).not.toContain(email);
    }
  });

  it.each(forms)('%s is posted by everyone alike, and by no page of another site', async (path) => {
    const nothing = new TextEncoder().encode('');
    const statuses = new Set<number>();
    for (const person of everybody) {
      const response = await cast.people[person].send('POST', path, nothing, FORM);
      statuses.add(response.status);
      const page = await response.text();
      for (const { email } of Object.values(cast.people)) if (email !== '') expect(page).not.toContain(email);
    }
    expect([...statuses]).toEqual([
      expect.toSatisfy((status: number) => [400, 404, 410, 422].includes(status)),
    ]);
    const headers = { ...FORM, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await cast.people.owner.send('POST', path, nothing, headers)).status).toBe(403);
  });

  it.each(endpoints)('$name', async (endpoint) => {
    const row = rows[endpoint.name] as Row;
    const persons = everybody.filter(
      (each) => each !== 'token with scope' || endpoint.meta.scope !== undefined,
    );
    const call = (await row.call?.(cast)) ?? {};
    const expected = Object.fromEntries(
      persons.map((person) => [person, expectCell(endpoint.name, row, person)]),
    );
    const seen: Record<string, string> = {};
    let recorded = 0;
    for (const person of persons) {
      const cell = expected[person] as Cell;
      const isLeast = row.who === 'staff' && person === findFirstRole(row.rights);
      const before = isLeast ? await countActions() : 0;
      seen[person] = describeReply(await send(endpoint, call, person), cell);
      if (isLeast) recorded = (await countActions()) - before;
      // Where a co-buyer may do it too, it is asked before they have.
      const isLastOfOthers = person === (row.coBuyer === 'done' ? 'other buyer' : 'beta buyer');
      if (isLastOfOthers && row.still !== undefined)
        expect(await cast.things.one(row.still, Object.values(call.parameters ?? {}).slice(-1))).toBe('1');
    }
    await call.after?.();
    const wrong = persons.filter((person) => seen[person] !== expected[person]);
    expect(wrong.map((person) => `${person}: ${seen[person]}, not ${expected[person]}`).join('; ')).toBe('');
    if (row.who === 'staff')
      expect(recorded > 0, row.unrecorded ?? 'is recorded').toBe(row.unrecorded === undefined);
  });
});

/** What a person must get, where the row says nothing else. */
function expectCell(name: string, row: Row, person: Person): Cell {
  if (row.who === 'everybody') return 'let in';
  if (row.who === 'helper') return expectOfHelper(row, person);
  if (/^helper/.test(person)) return 'NOT_SIGNED_IN';
  if (person === 'anonymous' || person === 'made-up session') return 'NOT_SIGNED_IN';
  if (person === 'token') return 'NOT_ALLOWED';
  if (person === 'token with scope') return 'let in';
  if (row.who === 'staff') {
    if (person === 'no second factor') return 'SECOND_FACTOR_NEEDED';
    if (!isRole(person) || !hasRights(person, row.rights ?? 'manage')) return 'NOT_ALLOWED';
    return person === findFirstRole(row.rights) ? 'done' : (row.above ?? 'let in');
  }
  if (person === 'owner') return row.owner ?? 'done';
  if (person === 'guest') return expectOfGuest(row, name);
  const isStaff = !/buyer$/.test(person);
  if (row.who === 'account') return row.others ?? 'let in';
  if (isStaff) return 'NOT_ALLOWED';
  if (person === 'co-buyer' && row.coBuyer !== undefined) return row.coBuyer;
  return (person === 'beta buyer' ? row.beta : undefined) ?? row.others ?? 'let in';
}

/** A guest is a buyer without an account: what needs one is refused by one code, for every row. */
function expectOfGuest(row: Row, name: string): Cell {
  if (refusedToGuests.has(name)) return 'ACCOUNT_NEEDED';
  return row.guest ?? row.others ?? 'let in';
}

/** Only a helper's own session opens what is shared: no account does, and no grant that was withdrawn. */
function expectOfHelper(row: Row, person: Person): Cell {
  if (person === 'helper') return row.owner ?? 'done';
  if (person === 'token') return 'NOT_ALLOWED';
  return person === 'helper without grants' ? (row.others ?? 'NOT_FOUND') : 'NOT_SIGNED_IN';
}

/** Who calls first of those that are let in, and finds the thing as it was. */
function findFirstRole(rights: NeededRights = 'manage'): StaffRole | undefined {
  return staffRoles.find((role) => hasRights(role, rights));
}

function isRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

type Reply = { status: number; code: string | undefined };

async function send(
  { method, path, meta }: { method: string; path: string; meta: EndpointMeta },
  call: Call,
  person: Person,
): Promise<Reply> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(call.parameters?.[name] ?? ANY));
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const body = method === 'GET' ? undefined : (call.body ?? {});
  const response = await cast.people[person].send(method, `/api${filled}${query}`, body, {
    ...call.headers,
    ...showToken(person, meta),
  });
  if (response.status < 400) {
    // A live stream never ends.
    if (meta.stream && path === '/events') await response.body?.cancel();
    else await response.arrayBuffer();
    return { status: response.status, code: undefined };
  }
  return { status: response.status, code: JSON.parse(await response.text()).code };
}

function showToken(person: Person, { scope }: EndpointMeta): Record<string, string> {
  if (person === 'token') return { authorization: `Bearer ${cast.tokenWithout(scope)}` };
  return person === 'token with scope' && scope ? { authorization: `Bearer ${cast.tokenWith(scope)}` } : {};
}

const refusals = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'ACCOUNT_NEEDED', 'SECOND_FACTOR_NEEDED', 'CROSS_SITE'];

function describeReply({ status, code }: Reply, expected: Cell): string {
  if (expected === 'done' && status < 300) return 'done';
  if (expected === 'let in' && status < 500 && !refusals.includes(code ?? '')) return 'let in';
  return code ?? String(status);
}

async function countActions(): Promise<number> {
  return Number(await cast.things.one('select count(*) from staff_actions'));
}
