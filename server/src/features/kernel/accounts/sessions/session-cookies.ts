import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * The account library's part in sessions: it writes and takes back their cookie. Never served. Its own ways in each open a session by
 * themselves, before a second factor could be asked, and all it does with one goes by the clock of the machine.
 */
export const sessionCookies = {
  id: 'session-cookies' as const,
  endpoints: {
    /** Gives the cookie of a session, for as long as a fresh one. */
    giveCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ token: z.string() }) },
      async (ctx) => {
        const { authCookies, secret, sessionConfig } = ctx.context;
        const { name, attributes } = authCookies.sessionToken;
        await ctx.setSignedCookie(name, ctx.body.token, secret, {
          ...attributes,
          maxAge: sessionConfig.expiresIn,
        });
      },
    ),
    takeCookieBack: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) =>
      deleteSessionCookie(ctx),
    ),
  },
};
