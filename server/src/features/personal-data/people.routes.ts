import { site } from '@porchlight/content/site.ts';
import { getExportFileName } from '@porchlight/domain/accounts/personal-data/data-export.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { emailField } from '@porchlight/domain/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { formatDisposition, writeChunk } from '../../platform/http/static/send-file.ts';
import { users } from '../accounts/accounts.table.ts';
import { requireActorReauthentication } from '../staff/actor-reauthentication.ts';
import { requireStaff, type StaffActor } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import type { DataExportsContext } from './exports/data-export.service.ts';
import { zipExport } from './exports/export-files.ts';
import { eraseAsAsked, findPerson, withdrawForPerson } from './people.service.ts';
import { lockPerson } from './person-lock.ts';
import { countStoredRows, findOwner, listAllRows } from './read-owned-rows.ts';
import { getRetention } from './retention.service.ts';

export function createPeopleRoutes(dependencies: DataExportsContext) {
  const { people } = endpoints;
  return {
    find: people.find.handler(({ context, input }) =>
      findPerson(dependencies, requireStaff(context), input.address),
    ),
    checkExport: people.checkExport.handler(async ({ context }) => {
      await requireActorReauthentication(dependencies.database.db, requireStaff(context));
      return { done: true } as const;
    }),
    erase: people.erase.handler(({ context, input }) =>
      eraseAsAsked(dependencies, requireStaff(context), input),
    ),
    withdrawConsent: people.withdrawConsent.handler(async ({ context, input }) => {
      await withdrawForPerson(dependencies, requireStaff(context), input);
      return { done: true } as const;
    }),
    retention: people.retention.handler(({ context }) => {
      const { database, retentionRules, now } = dependencies;
      return database.transact(async (transaction) => {
        const subject = { kind: 'retention' };
        await recordStaffAction(transaction, requireStaff(context), {
          action: 'retention.looked-at',
          subject,
        });
        return getRetention(retentionRules, transaction, now());
      });
    }),
  };
}

/**
 * The ZIP of a person, written while it is read. A member who is suspended meanwhile gets no more of it: the connection is cut, which shows
 * that it is not whole.
 */
export function createPersonExportStream(dependencies: DataExportsContext, headers: HeaderSets): StreamRoute {
  return {
    endpoint: contract.people.export,
    headers: headers.file,
    async handle(request) {
      const { outgoing, query, confirm } = request;
      const { data: address } = emailField.safeParse(query.get('address') ?? '');
      if (address === undefined) throw new Failure('BAD_INPUT');
      const { name, chunks } = await loadPersonExport(dependencies, requireStaff(request), address);
      outgoing.writeHead(200, {
        ...request.headers,
        'content-type': 'application/zip',
        'content-disposition': formatDisposition(name),
      });
      try {
        for await (const chunk of chunks) {
          await confirm();
          if (!(await writeChunk(outgoing, chunk))) return;
        }
        outgoing.end();
      } catch (error) {
        outgoing.destroy();
        throw error;
      }
    },
  };
}

/**
 * The files of a buyer's own download, for any address. Recorded before the first byte leaves; the buyer sees that it was made.
 * PROOF_NEEDED; NOT_FOUND when nothing is held.
 */
async function loadPersonExport(
  { database, ownedTables, signing, now }: DataExportsContext,
  actor: StaffActor,
  address: string,
): Promise<{ name: string; chunks: AsyncIterable<Uint8Array> }> {
  const { db } = database;
  await requireActorReauthentication(db, actor);
  const owner = await database.transact(async (transaction) => {
    await lockPerson(transaction, address);
    const found = await findOwner(transaction, address);
    if ((await countStoredRows(ownedTables, transaction, found)) === 0) throw new Failure('NOT_FOUND');
    await recordStaffAction(transaction, actor, {
      action: 'people.exported',
      subject: { kind: 'person' },
      about: { email: address, ...(found.userId !== null && { userId: found.userId }) },
    });
    return found;
  });
  const { userId } = owner;
  const [account] =
    userId === null ? [] : await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const rows = await listAllRows(ownedTables, database, owner);
  const madeAt = now();
  const content = { owner: { userId, name: account?.name ?? address }, rows, madeAt };
  return { name: getExportFileName(site.name, madeAt), chunks: zipExport(signing, content) };
}
