import * as z from 'zod/mini';
import { accountEndpoint, done, publicEndpoint } from '../kernel/endpoint.ts';
import { passkeySummary } from './account-settings.contract.ts';
import { account } from './accounts.contract.ts';
import * as texts from './en.ts';

/** The most passkeys of one account. */
export const MAX_PASSKEYS = 20;

/** What someone calls a passkey: 1 to 60 characters on one line. */
export const passkeyNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.passkeyNameMissing),
    z.maxLength(60, texts.passkeyNameLong),
    z.regex(/^\P{Cc}*$/u, texts.passkeyNameCharacters),
  );

/** What the browser is asked, and what it answers, as JSON of Web Authentication Level 3 (5.1.8 to 5.1.10). */
const browserQuestion = z.looseObject({ challenge: z.string() });
const browserAnswer = z.looseObject({
  id: z.string().check(z.maxLength(2000)),
  rawId: z.string().check(z.maxLength(2000)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(10_000)) }),
  clientExtensionResults: z.looseObject({}),
});
export type PasskeyAnswer = z.infer<typeof browserAnswer>;

const tags = ['Passkeys'];
const answered = z.object({ answer: browserAnswer });

export const passkeysContract = {
  startAdding: accountEndpoint('PROOF_NEEDED', 'SECOND_FACTOR_NEEDED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/accounts/passkeys/adding',
      tags,
      summary: 'Begin to add a passkey',
      successDescription: 'Options for `navigator.credentials.create()` (Web Authentication Level 3, 5.4).',
    })
    .meta({ stores: 'sign-in' })
    .output(browserQuestion),
  add: accountEndpoint('PROOF_NEEDED', 'SECOND_FACTOR_NEEDED', 'NOT_ALLOWED', 'PASSKEY_NOT_ACCEPTED')
    .route({
      method: 'POST',
      path: '/accounts/passkeys',
      tags,
      summary: 'Add a passkey',
      successDescription: 'The passkey that was added.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ name: passkeyNameField, answer: browserAnswer }))
    .output(passkeySummary),
  rename: accountEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/accounts/passkeys/{id}',
      tags,
      summary: 'Rename a passkey',
      successDescription: 'The passkey under its new name.',
    })
    .input(z.object({ id: z.uuid(), name: passkeyNameField }))
    .output(passkeySummary),
  remove: accountEndpoint('NOT_FOUND', 'PROOF_NEEDED', 'SECOND_FACTOR_NEEDED', 'NOT_ALLOWED', 'LAST_WAY_IN')
    .route({ method: 'DELETE', path: '/accounts/passkeys/{id}', tags, summary: 'Remove a passkey' })
    .input(z.object({ id: z.uuid() }))
    .output(done),
  startSignIn: publicEndpoint()
    .route({
      method: 'GET',
      path: '/accounts/passkeys/sign-in',
      tags,
      summary: 'Begin to sign in by passkey',
      successDescription: 'Options for `navigator.credentials.get()` (Web Authentication Level 3, 5.5).',
    })
    .output(browserQuestion),
  signIn: publicEndpoint('PASSKEY_NOT_ACCEPTED')
    .route({ method: 'POST', path: '/accounts/passkeys/sign-in', tags, summary: 'Sign in by passkey' })
    .meta({ stores: 'sign-in' })
    .input(answered)
    .output(account),
  startProof: accountEndpoint()
    .route({
      method: 'POST',
      path: '/accounts/passkeys/proving',
      tags,
      summary: 'Begin to prove oneself by passkey',
      successDescription: 'Options for `navigator.credentials.get()` (Web Authentication Level 3, 5.5).',
    })
    .meta({ stores: 'sign-in' })
    .output(browserQuestion),
  prove: accountEndpoint('PASSKEY_NOT_ACCEPTED')
    .route({ method: 'POST', path: '/accounts/passkeys/proof', tags, summary: 'Prove oneself by passkey' })
    .meta({ stores: 'sign-in' })
    .input(answered)
    .output(done),
};
