import type { WaitlistFormText } from '@porchlight/domain/waitlist/waitlist.ts';

/** The form on every waitlist page. */
export const waitlistFormText: WaitlistFormText = {
  email: { label: 'E-mail address', hint: 'We use it to tell you when this opens.' },
  submitting: 'Joining...',
};
