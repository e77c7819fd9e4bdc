import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { staffRoles } from '../kernel/staff-roles.ts';

/** The signed-in staff member as the console needs them. */
export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});
export type StaffMemberView = z.infer<typeof staffMember>;

const tags = ['Staff'];

export const staffContract = {
  current: staffEndpoint('read')
    .meta({ isAboutSelf: true })
    .route({ method: 'GET', path: '/staff/current', tags, summary: 'Say which staff member is signed in' })
    .output(staffMember),
  colleagues: staffEndpoint('read')
    .route({
      method: 'GET',
      path: '/staff/colleagues',
      tags,
      summary: 'Name the members who can be given work',
      successDescription: 'The members, by name.',
    })
    .output(z.array(z.object({ id: z.string(), name: z.string() }))),
  lastBackup: staffEndpoint('manage')
    .route({
      method: 'GET',
      path: '/staff/last-backup',
      tags,
      summary: 'Say when the last backup was written',
      successDescription: 'When `npm run backup` last wrote a whole one; null where it never did.',
    })
    .output(z.object({ at: z.nullable(instantField) })),
};
