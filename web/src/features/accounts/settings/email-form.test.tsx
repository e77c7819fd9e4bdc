import * as texts from '@porchlight/content/en/accounts.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageApi } from '../../../platform/api/page-api.ts';
import { EmailForm } from './email-form.tsx';

const account = { email: 'ada@example.com' } as Account;
const queryKey = pageApi.accountSettings.getEmailChange.queryKey();

function draw(client: QueryClient): string {
  return renderToString(
    <QueryClientProvider client={client}>
      <EmailForm account={account} />
    </QueryClientProvider>,
  );
}

/** As the library leaves a query whose newest read failed. */
function fail(client: QueryClient): void {
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: new Error() });
}

test('the form stays, with what is typed in it, when it is read again in the background and that fails', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, null);
  fail(client);
  expect(draw(client)).toContain(texts.newAddressLabel);
});

test('a first read that fails says so', () => {
  const client = new QueryClient();
  fail(client);
  expect(draw(client)).toContain(texts.partFailed);
});
