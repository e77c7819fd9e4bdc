import { sessionOpenings } from '@porchlight/domain/accounts/session-openings.ts';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Opens a session for somebody whom the caller has made sure of, whichever way: the library's own ways in each open one by
 * themselves, before a second factor could be asked. Never served.
 */
export const sessionOpening = {
  id: 'session-opening' as const,
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        requireHeaders: true,
        body: z.object({ userId: z.string(), openedBy: z.enum(sessionOpenings) }),
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw ctx.error('NOT_FOUND');
        const { openedBy } = ctx.body;
        const session = await internalAdapter.createSession(user.id, false, { openedBy }, true);
        await setSessionCookie(ctx, { session, user });
      },
    ),
  },
};
