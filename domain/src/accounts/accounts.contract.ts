import * as z from 'zod/mini';
import { accountEndpoint, done, publicEndpoint } from '../kernel/endpoint.ts';
import { emailField, instantField, shownNameField } from '../kernel/fields.ts';
import { EMAIL_CODE_MINUTES } from './email-codes.ts';
import * as texts from './en.ts';
import { guestKinds } from './guests.ts';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';
import { isSitePath } from './site-path.ts';

/** What the pages say of someone without an account: whether the purchase is the sample, and until when it is kept. */
const guestFacts = z.object({ kind: z.enum(guestKinds), keptUntil: instantField });
export type GuestFacts = z.infer<typeof guestFacts>;

/** The signed-in person as the pages need them. */
export const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  betaAccess: z.boolean(),
  /** A staff member is no buyer: the portal knows them as a visitor, and the console is theirs. */
  isStaff: z.boolean(),
  /** When the account will be deleted, if that was asked for. */
  deletionDueAt: z.nullable(instantField),
  /** Of a guest alone, who has no address: `email` is empty. */
  guest: z.optional(guestFacts),
  /** Whether this browser still holds what someone entered here as a guest before they signed in. */
  hasGuestEntries: z.optional(z.literal(true)),
});
export type Account = z.infer<typeof account>;

/** Signing in worked, or a code from the second factor is still missing. */
export const signInResult = z.union([account, z.object({ secondFactor: z.literal(true) })]);
export type SignInResult = z.infer<typeof signInResult>;

export const passwordField = z
  .string()
  .check(
    z.minLength(1, texts.enterAPassword),
    z.maxLength(MAX_PASSWORD_LENGTH, texts.passwordTooLong(MAX_PASSWORD_LENGTH)),
  );

const NOT_A_PATH = texts.pathProblem;

/** Where a mailed link leads once it worked: a path on this site. */
export const pathField = z
  .string()
  .check(
    z.maxLength(500, { error: texts.pathTooLong, abort: true }),
    z.regex(/^\/(?![/\\])/, { error: NOT_A_PATH, abort: true }),
    z.refine(isSitePath, NOT_A_PATH),
  );

const nextPathField = z.optional(pathField);

export const linkToken = z.string().check(z.minLength(1), z.maxLength(2000));

/** `local` ends this session, `others` every other one, `global` all of them (specification 6). */
export const signOutScopes = ['local', 'others', 'global'] as const;
export type SignOutScope = (typeof signOutScopes)[number];

export const signUpInput = z.object({
  name: shownNameField,
  email: emailField,
  password: passwordField,
  next: nextPathField,
});
/** The six digits of an email; spaces typed between them are dropped. */
export const emailCodeField = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, texts.enterEmailedDigits)),
);

/** What opens an account by a code: a name, an address, and a password for those who want one. */
export const signUpByCodeInput = z.object({
  name: shownNameField,
  email: emailField,
  password: z.optional(passwordField),
});
/** Without a name the code signs in and opens no account. */
export const sendCodeInput = z.extend(signUpByCodeInput, { name: z.optional(shownNameField) });
export const signInByCodeInput = z.object({ email: emailField, code: emailCodeField });
export const signInInput = z.object({ email: emailField, password: passwordField });
export const emailInput = z.object({ email: emailField, next: nextPathField });
export const renameInput = z.object({ name: shownNameField });
export const resetPasswordInput = z.object({ token: linkToken, password: passwordField });

const tags = ['Accounts'];

export const accountsContract = {
  /** Null when no one is signed in. */
  current: publicEndpoint()
    .route({
      method: 'GET',
      path: '/accounts/current',
      tags,
      summary: 'Say who is signed in',
      successDescription: 'The account of whoever is signed in, null when nobody is.',
    })
    .output(z.nullable(account)),
  signUp: publicEndpoint('PASSWORD_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/accounts/sign-up',
      tags,
      summary: 'Open an account',
      description:
        'Answers the same whether or not the address already has an account; what happened goes by mail.',
    })
    .meta({ stores: 'records' })
    .input(signUpInput)
    .output(done),
  verifyEmail: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/accounts/verify-email',
      tags,
      summary: 'Confirm an address and sign in',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ token: linkToken }))
    .output(account),
  resendVerification: publicEndpoint()
    .route({
      method: 'POST',
      path: '/accounts/resend-verification',
      tags,
      summary: 'Send the confirmation again',
    })
    .meta({ stores: 'records' })
    .input(emailInput)
    .output(done),
  signIn: publicEndpoint('WRONG_CREDENTIALS', 'EMAIL_NOT_VERIFIED')
    .route({ method: 'POST', path: '/accounts/sign-in', tags, summary: 'Sign in' })
    .meta({ stores: 'sign-in' })
    .input(signInInput)
    .output(signInResult),
  sendCode: publicEndpoint('PASSWORD_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/accounts/code',
      tags,
      summary: 'Send a code that signs in',
      description: `Answers the same whether or not the address has an account. The six digits go by email and work for ${EMAIL_CODE_MINUTES} minutes, once, in the browser that asked: its cookie says which one that is.`,
    })
    .meta({ stores: 'sign-in' })
    .input(sendCodeInput)
    .output(done),
  signInByCode: publicEndpoint('CODE_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/accounts/code/sign-in',
      tags,
      summary: 'Sign in with a code from an email',
      description:
        'Opens the account and confirms its address where the code was asked for with a name and there is no account yet.',
    })
    .meta({ stores: 'sign-in' })
    .input(signInByCodeInput)
    .output(z.object({ result: signInResult, isNewAccount: z.boolean() })),
  requestPasswordReset: publicEndpoint()
    .route({
      method: 'POST',
      path: '/accounts/request-password-reset',
      tags,
      summary: 'Ask for a reset link',
    })
    .meta({ stores: 'records' })
    .input(emailInput)
    .output(done),
  resetPassword: publicEndpoint('PASSWORD_NOT_ACCEPTED', 'LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/accounts/reset-password',
      tags,
      summary: 'Set a new password with a mailed link',
      description: 'Ends every session of the account.',
    })
    .meta({ stores: 'sign-in' })
    .input(resetPasswordInput)
    .output(done),
  rename: accountEndpoint()
    .route({ method: 'PUT', path: '/accounts/current/name', tags, summary: 'Change own name' })
    .input(renameInput)
    .output(account),
  signOut: accountEndpoint()
    .route({ method: 'POST', path: '/accounts/sign-out', tags, summary: 'Sign out' })
    .meta({ stores: 'sign-in' })
    .input(z.object({ scope: z.enum(signOutScopes) }))
    .output(done),
};
