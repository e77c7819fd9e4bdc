import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pageApi } from './page-api.ts';
import { listTopicKeys } from './topic-keys.ts';

test('a change of the profile reads again how far a change of address has come', () => {
  const client = new QueryClient();
  const queryKey = pageApi.accountSettings.getEmailChange.queryKey();
  client.setQueryData(queryKey, null);
  for (const key of listTopicKeys('profile')) void client.invalidateQueries({ queryKey: key });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
