import { defineEmailTemplate } from '../../platform/email/email-template.ts';

/** Invites a new staff member. `url` sets a password, or is the sign-in page for a person who has an account. */
export const staffInvitationEmail = defineEmailTemplate<'staff-invitation', { by: string; url: string }>({
  name: 'staff-invitation',
  text: ({ staff }, data) => staff.invitation(data),
  samples: { usual: { by: 'Alma Reyes', url: 'https://porchlight.example/login/reset?token=sample' } },
});
