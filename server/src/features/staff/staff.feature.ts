import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { lte } from 'drizzle-orm';
import { byEither } from '../../platform/database/owned-rows.ts';
import { bothMay, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { MembersContext } from './members.service.ts';
import { staffInvitationEmail } from './staff.emails.ts';
import {
  createAuditLogRoutes,
  createAuditLogStream,
  createMemberRoutes,
  createStaffRoutes,
} from './staff.routes.ts';
import { staffActions } from './staff.table.ts';

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
