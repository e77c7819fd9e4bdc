import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { auditExportInput } from '@porchlight/domain/staff/audit-log.contract.ts';
import { lte } from 'drizzle-orm';
import { findLastBackup } from '../../platform/backup/last-backup.ts';
import { byEither } from '../../platform/database/owned-rows.ts';
import { bothMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { getQuery, type StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { listAbsences, removeAbsence, setAbsence } from './absences.service.ts';
import { listActions } from './audit-log.service.ts';
import { answerCsv, EXPORT_ROWS, walkPages } from './csv-stream.ts';
import * as invitations from './member-invitations.service.ts';
import type { MembersContext } from './members.service.ts';
import * as members from './members.service.ts';
import { requireStaff } from './require-staff.ts';
import { staffInvitationEmail } from './staff.emails.ts';
import { staffActions } from './staff.table.ts';
import { recordStaffAction } from './staff-actions.service.ts';

const done = { done: true } as const;

export const staffFeature = defineFeature({
  name: 'staff',
  tables: [
    {
      table: staffActions,
      divided: { by: staffActions.at, months: 3 },
      grants: bothMay(READ),
      owned: {
        file: 'staff-access-log',
        title: downloadTitles['staff-access-log'],
        owned: byEither(staffActions.aboutUserId, staffActions.aboutEmail),
        left: {
          memberId: 'says which account of the operator’s it was; the name stands beside it',
          tokenId: 'says which program of the operator’s it was; its name stands beside it',
        },
      },
    },
  ],
  routes: (parts: MembersContext) => ({
    staff: createStaffRoutes(parts),
    members: createMemberRoutes(parts),
    absences: createAbsenceRoutes(parts),
    auditLog: createAuditLogRoutes(parts),
  }),
  streams: (parts: Pick<MembersContext, 'database'>, headers) => [createAuditLogStream(parts, headers)],
  emails: [staffInvitationEmail],
  retention: {
    'staff-actions': {
      table: staffActions,
      isDue: (cutoff) => lte(staffActions.at, cutoff),
      dropped: {},
    },
  },
});

function createStaffRoutes({ database }: Pick<members.MembersContext, 'database'>) {
  const { staff } = endpoints;
  return {
    current: staff.current.handler(({ context }) => {
      const { userId, name, email, role } = requireStaff(context);
      return { id: userId, name, email, role };
    }),
    colleagues: staff.colleagues.handler(() => members.listColleagues(database.db)),
    lastBackup: staff.lastBackup.handler(async () => ({
      at: (await findLastBackup(database.db))?.toISOString() ?? null,
    })),
  };
}

function createMemberRoutes(dependencies: members.MembersContext) {
  const { members: endpoint } = endpoints;
  return {
    list: endpoint.list.handler(({ context }) =>
      dependencies.database.transact(async (transaction) => {
        const rows = await members.listMembers(transaction);
        await recordStaffAction(transaction, requireStaff(context), {
          action: 'members.listed',
          subject: { kind: 'member' },
          detail: { rows: rows.length },
        });
        return { rows, next: null, previous: null };
      }),
    ),
    invite: endpoint.invite.handler(({ context, input }) =>
      invitations.inviteMember(dependencies, requireStaff(context), input),
    ),
    inviteAgain: endpoint.inviteAgain.handler(async ({ context, input }) => {
      await invitations.inviteMemberAgain(dependencies, requireStaff(context), input.id);
      return done;
    }),
    setRole: endpoint.setRole.handler(async ({ context, input }) => {
      await members.setRole(dependencies, requireStaff(context), input);
      return done;
    }),
    listCases: endpoint.listCases.handler(({ input }) => members.countCases(dependencies, input.id)),
    suspend: endpoint.suspend.handler(async ({ context, input }) => {
      await members.suspendMember(dependencies, requireStaff(context), input);
      return done;
    }),
    restore: endpoint.restore.handler(async ({ context, input }) => {
      await members.restoreMember(dependencies, requireStaff(context), input.id);
      return done;
    }),
  };
}

function createAbsenceRoutes(dependencies: Pick<MembersContext, 'database' | 'now'>) {
  const { absences } = endpoints;
  return {
    list: absences.list.handler(() => listAbsences(dependencies.database.db, dependencies.now())),
    setOwn: absences.setOwn.handler(async ({ context, input }) => {
      const member = requireStaff(context);
      await setAbsence(dependencies, member, { ...input, id: member.userId });
      return done;
    }),
    removeOwn: absences.removeOwn.handler(async ({ context }) => {
      const member = requireStaff(context);
      await removeAbsence(dependencies, member, member.userId);
      return done;
    }),
    set: absences.set.handler(async ({ context, input }) => {
      await setAbsence(dependencies, requireStaff(context), input);
      return done;
    }),
    remove: absences.remove.handler(async ({ context, input }) => {
      await removeAbsence(dependencies, requireStaff(context), input.id);
      return done;
    }),
  };
}

function createAuditLogRoutes({ database }: Pick<members.MembersContext, 'database'>) {
  const { auditLog } = endpoints;
  return {
    list: auditLog.list.handler(async ({ context, input }) => {
      const page = await database.read((transaction) => listActions(transaction, input));
      const { cursor, limit, ...filter } = input;
      await recordStaffAction(database.db, requireStaff(context), {
        action: 'audit.listed',
        subject: { kind: 'audit log' },
        detail: { ...filter, rows: page.rows.length },
      });
      return page;
    }),
  };
}

/** GET /api/staff/audit/export: the audit log as CSV, with the filter of the page. */
function createAuditLogStream(
  { database }: Pick<members.MembersContext, 'database'>,
  headers: HeaderSets,
): StreamRoute {
  return {
    endpoint: contract.auditLog.export,
    headers: headers.file,
    async handle(request) {
      const filter = getQuery(auditExportInput, request);
      await recordStaffAction(database.db, requireStaff(request), {
        action: 'audit.exported',
        subject: { kind: 'audit log' },
        detail: filter,
      });
      await answerCsv(request, {
        name: 'audit-log',
        columns: [
          ['Number', ({ id }) => id],
          ['When', ({ at }) => at],
          ['Who', ({ actor }) => actor.name],
          ['Action', ({ action }) => action],
          ['Kind', ({ subject }) => subject.kind],
          ['Id', ({ subject }) => subject.id],
          ['About', ({ about }) => about],
          ['Reason', ({ reason }) => reason],
          ['Detail', ({ detail }) => (detail === null ? null : JSON.stringify(detail))],
        ],
        batches: walkPages((cursor) =>
          database.read((transaction) => listActions(transaction, { ...filter, cursor, limit: EXPORT_ROWS })),
        ),
      });
    },
  };
}
