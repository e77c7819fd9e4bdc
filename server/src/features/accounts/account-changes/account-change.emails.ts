import type { AccountChange, AccountChangeDetail } from '@porchlight/content/en/emails/account-changes.ts';
import type { firstSteps } from '@porchlight/domain/accounts/session-openings.ts';
import { defineEmailTemplate } from '../../../platform/email/email-template.ts';

const SAMPLE_BASE = 'https://porchlight.example';
const SAMPLE_LINK = `${SAMPLE_BASE}/login/email?token=sample-token-1234`;

/** `detail` names the thing, such as a passkey's name. */
export const accountChangeEmail = defineEmailTemplate<
  'account-change',
  { change: AccountChange; baseUrl: string; detail?: AccountChangeDetail | undefined }
>({
  name: 'account-change',
  text: ({ accountChanges }, data) => accountChanges.accountChange(data),
  samples: {
    usual: { change: 'passkey-added', baseUrl: SAMPLE_BASE, detail: { passkey: 'Ada’s phone' } },
    'Recovery codes': { change: 'recovery-codes-renewed', baseUrl: SAMPLE_BASE },
  },
});

/** To the owner of an account where someone got as far as the code, and no further. `first`: what they had shown before it. */
export const codesRefusedEmail = defineEmailTemplate<
  'codes-refused',
  { first: (typeof firstSteps)[number]; baseUrl: string }
>({
  name: 'codes-refused',
  text: ({ accountChanges }, data) => accountChanges.codesRefused(data),
  samples: {
    usual: { first: 'password', baseUrl: SAMPLE_BASE },
    'After a code by email': { first: 'mail', baseUrl: SAMPLE_BASE },
    'After another way to sign in': { first: 'provider', baseUrl: SAMPLE_BASE },
  },
});

/** To the address an account has: nothing changes unless its reader agrees. */
export const oldAddressEmail = defineEmailTemplate<'change-address-old', { newEmail: string; url: string }>({
  name: 'change-address-old',
  text: ({ accountChanges }, data) => accountChanges.oldAddress(data),
  samples: { usual: { newEmail: 'ada.lovelace@example.com', url: SAMPLE_LINK } },
});

/** To the address an account is to have: its reader proves that it is theirs. */
export const newAddressEmail = defineEmailTemplate<'change-address-new', { url: string }>({
  name: 'change-address-new',
  text: ({ accountChanges }, data) => accountChanges.newAddress(data),
  samples: { usual: { url: SAMPLE_LINK } },
});

/** To an address that has an account of its own: the page says nothing of it, the mailbox does. */
export const addressTakenEmail = defineEmailTemplate<'address-taken', { baseUrl: string }>({
  name: 'address-taken',
  text: ({ accountChanges }, data) => accountChanges.addressTaken(data),
  samples: { usual: { baseUrl: SAMPLE_BASE } },
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
