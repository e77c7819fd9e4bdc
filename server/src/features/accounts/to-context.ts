import type { RequestContext } from '../../platform/http/request-context.ts';
import type { AccountsContext, AccountsDependencies } from './accounts-context.ts';

/** Gives the services of accounts what they need of one request. */
export function createContextReader(dependencies: AccountsDependencies) {
  return ({ facts, resHeaders }: RequestContext): AccountsContext => ({
    ...dependencies,
    headers: facts.headers,
    setCookies(from) {
      for (const cookie of from.getSetCookie()) resHeaders?.append('set-cookie', cookie);
    },
  });
}
