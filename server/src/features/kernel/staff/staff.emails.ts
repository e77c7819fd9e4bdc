import { defineEmailTemplate } from '../../../platform/email/email-template.ts';

/** Leads a new staff member in. `url` sets a password, or is the sign-in page for whoever has an account. */
export const staffInvitationEmail = defineEmailTemplate<'staff-invitation', { by: string; url: string }>({
  name: 'staff-invitation',
  text: ({ staff }, data) => staff.invitation(data),
  samples: { usual: { by: 'Alma Reyes', url: 'https://porchlight.example/login/reset?token=sample' } },
});

/** To the other admins: a member has set up the first second step, with which the console opens for them. `url` lists the members. */
export const memberSecondStepEmail = defineEmailTemplate<
  'member-second-step',
  { name: string; email: string; url: string }
>({
  name: 'member-second-step',
  text: ({ staff }, data) => staff.memberSecondStep(data),
  samples: {
    usual: {
      name: 'Sam Ortiz',
      email: 'sam@porchlight.example',
      url: 'https://porchlight.example/staff/members',
    },
  },
});
