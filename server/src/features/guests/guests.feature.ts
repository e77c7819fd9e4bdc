import { getEndedGuestStart } from '@porchlight/domain/accounts/guests.ts';
import { and, eq, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { settleAll } from '../../platform/base/settle-all.ts';
import type { OwnedTable } from '../../platform/database/owned-rows.ts';
import { defineFeature } from '../../platform/feature.ts';
import { type RequestContext, requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { users } from '../accounts/accounts.table.ts';
import { isSecure } from '../accounts/accounts-context.ts';
import { clearCookie } from '../accounts/sessions/browser-cookies.ts';
import { guestCookie } from '../accounts/sessions/guest-sessions.ts';
import { documents } from '../document-store/documents.table.ts';
import type { DataExportsContext } from '../personal-data/exports/data-export.service.ts';
import { countGuestEntries, mergeGuestEntries } from './guest-entries.ts';
import { eraseGuest, type GuestsContext, guestLimits, startGuest } from './guests.service.ts';

type Parts = Omit<GuestsContext, 'db' | 'headers' | 'setCookies'> & { ownedTables: readonly OwnedTable[] };

/** What is kept of guests is in the tables of all buyers; this says how one begins, ends, and becomes an account. */
export const guestsFeature = defineFeature({
  name: 'guests',
  limits: guestLimits,
  routes: (parts: Parts) => ({ guests: createGuestRoutes(parts) }),
  backlog: {
    guests: sql`select count(*)::int from ${users} where guest = 'own'`,
    guests_sample: sql`select count(*)::int from ${users} where guest = 'sample'`,
  },
  sweeps: ({ personalData }: { personalData: DataExportsContext }) => [
    { what: 'the files of guests whose time is over', run: () => sweepGuestFiles(personalData) },
  ],
  retention: {
    guests: {
      table: users,
      // One whose files are not gone yet goes with them, in the sweep.
      isDue: (cutoff, _now, db) =>
        and(
          isNotNull(users.guest),
          lte(users.createdAt, cutoff),
          notExists(db.select({ one: sql`1` }).from(documents).where(eq(documents.userId, users.id))),
        ),
    },
  },
});

export async function sweepGuestFiles(context: DataExportsContext): Promise<void> {
  const { db } = context.database;
  const due = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(documents, eq(documents.userId, users.id))
    .where(and(isNotNull(users.guest), lte(users.createdAt, getEndedGuestStart(context.now()))));
  await settleAll(due, ({ id }) => eraseGuest(context, id));
}

function createGuestRoutes(parts: Parts) {
  const { guests } = endpoints;
  const toContext = ({ facts, resHeaders }: RequestContext) => ({
    ...parts,
    db: parts.database.db,
    headers: facts.headers,
    setCookies(from: Headers) {
      for (const cookie of from.getSetCookie()) resHeaders?.append('set-cookie', cookie);
    },
  });
  return {
    start: guests.start.handler(({ context, input }) => startGuest(toContext(context), input)),
    end: guests.end.handler(async ({ context }) => {
      const own = toContext(context);
      const { userId } = requireUser(context);
      const guest = await own.guests.findGuest(own.db, own.headers);
      if (guest?.userId !== userId) throw new Failure('NOT_ALLOWED', { reason: 'guests.has-account' });
      await eraseGuest(parts.personalData, userId);
      own.setCookies(clearCookie(guestCookie, isSecure(own)));
      return { done: true } as const;
    }),
    entries: guests.entries.handler(({ context }) => countGuestEntries(toContext(context))),
    mergeEntries: guests.mergeEntries.handler(async ({ context, input }) => {
      await mergeGuestEntries(toContext(context), requireUser(context), input.choice);
      return { done: true } as const;
    }),
  };
}
