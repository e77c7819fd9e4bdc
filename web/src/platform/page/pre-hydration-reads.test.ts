import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOnce } from './pre-hydration-reads.ts';

const CURRENT = 'https://homes.example/api/accounts/current';
const asked: string[] = [];

const call = async (method: string, address = CURRENT) =>
  (await fetchOnce(new Request(address, { method }), {})).json();

/** The page asked who is signed in before its program ran, when no one was; the server knows Ada by now. */
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('window', {
    early: new Map([['/api/accounts/current', Promise.resolve(Response.json(null))]]),
  });
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${url}`);
    return Response.json({ name: 'Ada' });
  });
});

afterEach(() => vi.unstubAllGlobals());

it('what the page asked for already is read once, and then from the server', async () => {
  expect(await call('GET')).toBeNull();
  expect(await call('GET')).toEqual({ name: 'Ada' });
  expect(asked).toEqual([`GET ${CURRENT}`]);
});

it('nothing of it is read once something was sent: confirming an address signs its owner in', async () => {
  await call('POST', 'https://homes.example/api/accounts/verify-email');
  expect(await call('GET')).toEqual({ name: 'Ada' });
});
