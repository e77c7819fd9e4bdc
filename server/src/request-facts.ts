import type { IncomingMessage } from 'node:http';
import type { Dependencies } from './dependencies.ts';
import { ADDRESS_HEADER } from './features/accounts/authentication.ts';
import { isTokenGood, readToken } from './features/api-tokens/api-tokens.service.ts';
import { actForAll } from './platform/database/acting-for.ts';
import { createAddressReader } from './platform/http/client-address.ts';
import type { KeptAnswers } from './platform/http/kept-answers.ts';
import type { RequestFacts } from './platform/http/request-context.ts';
import { toHeaders } from './platform/http/stream-routes.ts';

/** Reads what is known of a request before any feature looks at it. The headers tell the account library the caller's address too. */
export function createFactsReader(dependencies: Dependencies): (incoming: IncomingMessage) => RequestFacts {
  const readAddress = createAddressReader(dependencies.trustedProxies);
  const { answer } = dependencies.keptAnswers;
  // Claims are made before the work has said for whom it is.
  const keptAnswers: KeptAnswers = { answer: (request, work) => actForAll(() => answer(request, work)) };
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
      // Whose it is, only the token says.
      readToken: (token) => actForAll(() => readToken(dependencies, token)),
      isTokenGood: (tokenId) => actForAll(() => isTokenGood(dependencies, tokenId)),
      keptAnswers,
    };
  };
}
