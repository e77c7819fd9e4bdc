import { defineEmailTemplate } from '../../platform/email/email-template.ts';

const SAMPLE_LINK = 'https://porchlight.example/login/verify?token=sample-token-1234';

/** `choosesPassword`: no password counts yet, as where two have signed up with the address. */
export const confirmAddressEmail = defineEmailTemplate<
  'confirm-address',
  { url: string; choosesPassword?: boolean }
>({
  name: 'confirm-address',
  text: ({ accounts }, data) => accounts.confirmAddress(data),
  samples: {
    usual: { url: SAMPLE_LINK },
    'Signed up again': { url: SAMPLE_LINK.replace('verify', 'reset'), choosesPassword: true },
  },
});

/** `open`: the address has no account yet. */
export const signInCodeEmail = defineEmailTemplate<
  'sign-in-code',
  { code: string; purpose: 'open' | 'sign-in' | 'prove' }
>({
  name: 'sign-in-code',
  text: ({ accounts }, data) => accounts.signInCode(data),
  samples: {
    usual: { code: '204816', purpose: 'open' },
    'With an account': { code: '204816', purpose: 'sign-in' },
    'Before a change': { code: '204816', purpose: 'prove' },
  },
});

/** Sent when someone signs up with an address that has an account: the page says nothing of it, the mailbox does. */
export const accountExistsEmail = defineEmailTemplate<'account-exists', { signInUrl: string }>({
  name: 'account-exists',
  text: ({ accounts }, data) => accounts.accountExists(data),
  samples: { usual: { signInUrl: 'https://porchlight.example/login' } },
});

export const resetPasswordEmail = defineEmailTemplate<'reset-password', { url: string }>({
  name: 'reset-password',
  text: ({ accounts }, data) => accounts.resetPassword(data),
  samples: { usual: { url: SAMPLE_LINK.replace('verify', 'reset') } },
});

export const passwordChangedEmail = defineEmailTemplate<'password-changed', { forgotUrl: string }>({
  name: 'password-changed',
  text: ({ accounts }, data) => accounts.passwordChanged(data),
  samples: { usual: { forgotUrl: 'https://porchlight.example/login/forgot' } },
});
