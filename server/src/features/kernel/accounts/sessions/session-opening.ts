import { sessionOpenings } from '@porchlight/domain/accounts/session-openings.ts';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * What the account library does about sessions here; never served. Its own ways in each open a session by themselves, before a second
 * factor could be asked, and all it does with one goes by the clock of the machine.
 */
export const sessionOpening = {
  id: 'session-opening' as const,
  endpoints: {
    /** Opens a session for someone whom the caller has made sure of, whichever way, and gives its id: the caller dates it. */
    openSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        requireHeaders: true,
        body: z.object({ userId: z.string(), openedBy: z.enum(sessionOpenings) }),
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const { userId, openedBy } = ctx.body;
        const user = await internalAdapter.findUserById(userId);
        if (!user) throw ctx.error('NOT_FOUND');
        const session = await internalAdapter.createSession(user.id, false, { openedBy }, true);
        await setSessionCookie(ctx, { session, user });
        return session.id;
      },
    ),
    /** Gives the cookie of a session anew, for as long as a fresh one. */
    giveCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ token: z.string() }) },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (found) await setSessionCookie(ctx, found);
      },
    ),
    takeCookieBack: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) =>
      deleteSessionCookie(ctx),
    ),
  },
};
