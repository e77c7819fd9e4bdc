import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, expect, test } from 'vitest';
import { api } from '../../platform/api/api.ts';
import { setDeviceOwner } from '../../platform/browser/device-owner.ts';
import { welcomeAccount } from './account.queries.ts';

// What the browser is kept for outlives this file.
afterAll(() => setDeviceOwner(null));

test('who is welcomed stays signed in when an answer about who was here before comes late', async () => {
  const queryClient = new QueryClient();
  const queryKey = api.accounts.current.queryKey();
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const asked = queryClient.fetchQuery({ queryKey, queryFn: () => late }).catch(() => 'canceled');
  const account = { id: 'a', isStaff: false } as Account;
  welcomeAccount(queryClient, account);
  resolve(null);
  await asked;
  expect(queryClient.getQueryData(queryKey)).toEqual(account);
});
