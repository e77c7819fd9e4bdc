import type { IncomingMessage } from 'node:http';
import type { Dependencies } from './dependencies.ts';
import { ADDRESS_HEADER } from './features/kernel/accounts/authentication.ts';
import { isTokenGood, readToken } from './features/kernel/api-tokens/api-tokens.service.ts';
import { readHelper } from './features/kernel/purchases/helper-sessions.ts';
import { runAsSystem } from './platform/database/rls/run-as.ts';
import { createAddressReader } from './platform/http/client-address.ts';
import type { IdempotencyStore } from './platform/http/idempotency/idempotency-store.ts';
import type { RequestFacts } from './platform/http/request-context.ts';
import { toHeaders } from './platform/http/routing/stream-routes.ts';

/** Reads what is known of a request before any feature looks at it. The headers tell the account library the caller's address too. */
export function createFactsReader(dependencies: Dependencies): (incoming: IncomingMessage) => RequestFacts {
  const readAddress = createAddressReader(dependencies.trustedProxies);
  const { answer } = dependencies.idempotencyKeys;
  // Claims are made before the work has said for whom it is.
  const idempotencyKeys: IdempotencyStore = {
    answer: (request, work) => runAsSystem(() => answer(request, work)),
  };
  return (incoming) => {
    const headers = toHeaders(incoming.headers);
    const address = readAddress(incoming);
    headers.set(ADDRESS_HEADER, address);
    return {
      headers,
      address,
      userAgent: headers.get('user-agent') ?? '',
      search: readSearch(incoming.url ?? ''),
      readSession: () => dependencies.readSession(headers),
      // Whose it is, only the cookie says.
      readHelper: () => runAsSystem(() => readHelper(dependencies, headers)),
      // Whose it is, only the token says.
      readToken: (token) => runAsSystem(() => readToken(dependencies, token)),
      isTokenGood: (tokenId) => runAsSystem(() => isTokenGood(dependencies, tokenId)),
      idempotencyKeys,
    };
  };
}

function readSearch(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? '' : target.slice(query);
}
