import type { IncomingMessage } from 'node:http';
import type { Dependencies } from './dependencies.ts';
import { ADDRESS_HEADER } from './features/accounts/authentication.ts';
import { readToken } from './features/api-tokens/api-tokens.service.ts';
import { createAddressReader } from './platform/http/client-address.ts';
import type { RequestFacts } from './platform/http/request-context.ts';
import { toHeaders } from './platform/http/stream-routes.ts';

/** Reads what is known of a request before any feature looks at it. The headers tell the account library the caller's address too. */
export function createFactsReader(dependencies: Dependencies): (incoming: IncomingMessage) => RequestFacts {
  const readAddress = createAddressReader(dependencies.trustedProxies);
  return (incoming) => {
    const headers = toHeaders(incoming.headers);
    const address = readAddress(incoming);
    headers.set(ADDRESS_HEADER, address);
    return {
      headers,
      address,
      userAgent: headers.get('user-agent') ?? '',
      readSession: () => dependencies.readSession(headers),
      recallSession: () => dependencies.recallSession(headers),
      readToken: (token) => readToken(dependencies, token),
      keptAnswers: dependencies.keptAnswers,
    };
  };
}
