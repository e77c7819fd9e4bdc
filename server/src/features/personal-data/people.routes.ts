import { contract } from '@porchlight/domain/contract.ts';
import { emailField } from '@porchlight/domain/kernel/fields.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { formatDisposition, writeChunk } from '../../platform/http/static/send-file.ts';
import { requireActorReauthentication } from '../staff/actor-reauthentication.ts';
import { requireStaff } from '../staff/require-staff.ts';
import { recordStaffAction } from '../staff/staff-actions.service.ts';
import type { DataExportsContext } from './exports/data-export.service.ts';
import { loadPersonExport } from './exports/person-export.service.ts';
import { eraseAsAsked, findPerson, withdrawForPerson } from './people.service.ts';
import { getRetention } from './retention/retention.service.ts';

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
