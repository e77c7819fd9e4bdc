import * as z from 'zod/mini';
import { accountEndpoint, done, publicEndpoint } from '../kernel/endpoint.ts';
import { emailField, instantField } from '../kernel/fields.ts';
import { emailCodeField, linkToken, passwordField } from './accounts.contract.ts';

/** How long a password, passkey or fresh sign-in proves who someone is, before a sensitive change asks again; in minutes. */
export const REAUTHENTICATION_MINUTES = 10;

/** Hours within which both addresses have to confirm a change of email address. */
export const EMAIL_CHANGE_HOURS = 24;

/** A browser that is signed in. `network` is the network part of its address alone. */
export const deviceSession = z.object({
  id: z.string(),
  device: z.string(),
  network: z.nullable(z.string()),
  isCurrent: z.boolean(),
  signedInAt: instantField,
  lastSeenAt: instantField,
});
export type DeviceSession = z.infer<typeof deviceSession>;

/** A passkey of the account. */
export const passkeySummary = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instantField,
  lastUsedAt: z.nullable(instantField),
});
export type PasskeySummary = z.infer<typeof passkeySummary>;

/** Every way into the account. `provider` is the name of the one that other accounts can be linked from, if there is one. */
export const signInMethods = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkeySummary),
  secondFactor: z.nullable(z.object({ since: instantField, recoveryCodesLeft: z.int() })),
  provider: z.nullable(z.string()),
  identities: z.array(z.object({ id: z.string(), provider: z.string(), linkedAt: instantField })),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/** A pending change of email address, which both addresses have to confirm. */
export const emailChange = z.object({
  email: z.string(),
  oldAgreed: z.boolean(),
  newAgreed: z.boolean(),
  expiresAt: instantField,
});

/** The state of an email address change after someone opened one of the emailed links. */
export const emailChangeStates = ['waiting-for-old', 'waiting-for-new', 'changed', 'stopped'] as const;

export const changePasswordInput = z.object({
  current: passwordField,
  password: passwordField,
  endOthers: z.boolean(),
});
export const reauthenticationInput = z.object({ password: passwordField });
export const newEmailInput = z.object({ email: emailField });

const tags = ['Account settings'];

export const accountSettingsContract = {
  listSessions: accountEndpoint()
    .route({
      method: 'GET',
      path: '/accounts/sessions',
      tags,
      summary: 'List where one is signed in',
      successDescription: 'Each browser that is signed in to the account.',
    })
    .output(z.array(deviceSession)),
  endSession: accountEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/accounts/sessions/{id}', tags, summary: 'Sign one device out' })
    .input(z.object({ id: z.string() }))
    .output(done),
  readMethods: accountEndpoint()
    .route({ method: 'GET', path: '/accounts/sign-in-methods', tags, summary: 'Say how one can sign in' })
    .output(signInMethods),
  prove: accountEndpoint('WRONG_PASSWORD')
    .route({
      method: 'POST',
      path: '/accounts/proof',
      tags,
      summary: 'Prove again who one is, by password',
      description: `Sensitive changes ask for it when the last proof is older than ${REAUTHENTICATION_MINUTES} minutes.`,
    })
    .meta({ stores: 'sign-in' })
    .input(reauthenticationInput)
    .output(done),
  sendProofCode: accountEndpoint('NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/accounts/proof/code',
      tags,
      summary: 'Send a code that proves who one is',
      description: 'For accounts without a password: six digits by email, for the browser that asked.',
    })
    .meta({ stores: 'sign-in' })
    .output(done),
  proveByCode: accountEndpoint('NOT_ALLOWED', 'CODE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/accounts/proof/code/entry',
      tags,
      summary: 'Prove again who one is, by a code from an email',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ code: emailCodeField }))
    .output(done),
  changePassword: accountEndpoint('WRONG_PASSWORD', 'PASSWORD_NOT_ACCEPTED')
    .route({ method: 'PUT', path: '/accounts/current/password', tags, summary: 'Change own password' })
    .input(changePasswordInput)
    .output(done),
  getEmailChange: accountEndpoint()
    .route({
      method: 'GET',
      path: '/accounts/email-change',
      tags,
      summary: 'Read the change under way',
      successDescription: 'The change that both addresses still have to agree to, null when there is none.',
    })
    .output(z.nullable(emailChange)),
  startEmailChange: accountEndpoint('PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/accounts/email-change',
      tags,
      summary: 'Ask for another e-mail address',
      successDescription:
        'The change that was started; the answer does not say whether the address has an account.',
      description: `Both addresses get a link and must agree within ${EMAIL_CHANGE_HOURS} hours; either can stop it. Answers the same whether or not the address has an account.`,
    })
    .meta({ stores: 'records', rlsExemption: 'whether another account has the address' })
    .input(newEmailInput)
    .output(emailChange),
  cancelEmailChange: accountEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/accounts/email-change', tags, summary: 'Stop the change under way' })
    .output(done),
  showEmailChange: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/accounts/email-change/shown',
      tags,
      summary: 'Read what a mailed link is about',
      successDescription:
        'Whose link it is (that of the old or the new address), the new address, and whether this side has agreed.',
    })
    .meta({ stores: 'nothing' })
    .input(z.object({ token: linkToken }))
    .output(z.object({ side: z.enum(['old', 'new']), email: z.string(), hasAgreed: z.boolean() })),
  answerEmailChange: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/accounts/email-change/answer',
      tags,
      summary: 'Agree to a change or stop it',
      successDescription: 'Where the change stands now.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ token: linkToken, agree: z.boolean() }))
    .output(z.object({ state: z.enum(emailChangeStates) })),
};
