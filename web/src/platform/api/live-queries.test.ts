import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listTopicKeys, refreshQueries } from './live-queries.ts';
import { pageApi } from './page-api.ts';

/** A page that shows one answer of a server; each ask is answered by hand. */
function show(queryClient: QueryClient, queryKey: string[]) {
  const asked: ((answer: string | Error) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    retry: false,
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  });
  observer.subscribe(() => undefined);
  return { asked, shown: () => observer.getCurrentResult().data };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a first answer that was asked before a change is asked again once it is there, and once for several changes', async () => {
  const client = new QueryClient();
  const { asked, shown } = show(client, ['search', 'radon']);
  refreshQueries(client, ['search']);
  refreshQueries(client, ['search']);
  expect(asked).toHaveLength(1);
  asked[0]?.('still being read');
  await settled();
  expect(shown()).toBe('still being read');
  expect(asked).toHaveLength(2);
  asked[1]?.('page 1');
  await settled();
  expect(shown()).toBe('page 1');
  expect(asked).toHaveLength(2);
});

test('an answer that is there is asked again at once, others are left alone', async () => {
  const client = new QueryClient();
  const { asked } = show(client, ['search']);
  const other = show(client, ['notifications']);
  asked[0]?.('first');
  await settled();
  refreshQueries(client, ['search']);
  expect(asked).toHaveLength(2);
  other.asked[0]?.('one');
  await settled();
  expect(other.asked).toHaveLength(1);
});

test('a first answer that fails is not asked again by itself', async () => {
  const client = new QueryClient();
  const { asked } = show(client, ['search']);
  refreshQueries(client, ['search']);
  asked[0]?.(new Error('out of reach'));
  await settled();
  expect(asked).toHaveLength(1);
});

test('a change of the profile reads again how far a change of address has come', () => {
  const client = new QueryClient();
  const queryKey = pageApi.accountSettings.getEmailChange.queryKey();
  client.setQueryData(queryKey, null);
  for (const key of listTopicKeys('profile')) void client.invalidateQueries({ queryKey: key });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
