import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { expect, it } from 'vitest';
import { createRateLimits, type RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { accountLimits, consumeForNetwork } from './accounts-context.ts';
import { ADDRESS_HEADER } from './authentication.ts';

let app: TestApp;
let limits: RateLimits<keyof typeof accountLimits>;
useSharedApp(async (shared) => {
  app = shared;
  limits = createRateLimits(accountLimits, app.readParts().database.db);
});

/** How many of so many tries are let by. */
async function countTaken(address: string, tries: number, limit: 'sign-up-network' | 'link-network') {
  const headers = new Headers({ [ADDRESS_HEADER]: address });
  const all = Array.from({ length: tries }, () => consumeForNetwork({ headers, limits }, limit));
  const settled = await Promise.allSettled(all);
  for (const each of settled)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'RATE_LIMITED' });
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

it('an IPv6 subscriber of many networks gets four times the tries of one, and one takes no more than its own', async () => {
  expect(await countTaken('2001:db8:7:1200::1', 100, 'sign-up-network')).toBe(20);
  for (const network of ['1201', '1202', '12ff'])
    expect(await countTaken(`2001:db8:7:${network}::1`, 20, 'sign-up-network')).toBe(20);
  expect(await countTaken('2001:db8:7:1203::1', 20, 'sign-up-network')).toBe(0);
  expect(await countTaken('2001:db8:7:1300::1', 20, 'sign-up-network')).toBe(20);
});

it('what opens nothing without a secret counts by the narrow network alone', async () => {
  for (const network of ['a', 'b', 'c', 'd', 'e'])
    expect(await countTaken(`2001:db8:8:${network}::1`, 60, 'link-network')).toBe(50);
});
