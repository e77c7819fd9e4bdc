import * as z from 'zod/mini';
import { accountEndpoint, done, publicEndpoint } from '../kernel/endpoint.ts';
import { pathField, signInResult } from './accounts.contract.ts';

/** Why someone goes to the provider: `prove` shows again that it is them, for a sensitive change. */
export const visitPurposes = ['sign-in', 'link', 'prove'] as const;
export type VisitPurpose = (typeof visitPurposes)[number];

const tags = ['Linked identities'];
/** Where the browser has to go: the provider's page. */
const departure = z.object({ url: z.string() });

export const identitiesContract = {
  provider: publicEndpoint()
    .route({
      method: 'GET',
      path: '/accounts/provider',
      tags,
      summary: 'Name the provider one can sign in with',
      successDescription: 'The name of the provider, null where the operator has set up none.',
    })
    .output(z.nullable(z.object({ name: z.string() }))),
  startSignIn: publicEndpoint('NOT_FOUND', 'PROVIDER_NOT_REACHED')
    .route({
      method: 'POST',
      path: '/accounts/provider/sign-in',
      tags,
      summary: 'Begin to sign in with the provider',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ next: pathField }))
    .output(departure),
  startLink: accountEndpoint('NOT_FOUND', 'PROVIDER_NOT_REACHED', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/accounts/provider/link',
      tags,
      summary: 'Begin to link an identity, or to prove oneself by it',
      description: 'Leads back to `next`, or to the settings.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ purpose: z.enum(['link', 'prove']), next: z.optional(pathField) }))
    .output(departure),
  finish: publicEndpoint('LINK_EXPIRED', 'PROVIDER_REFUSED', 'PROVIDER_NOT_REACHED')
    .route({
      method: 'POST',
      path: '/accounts/provider/return',
      tags,
      summary: 'Take what the provider sent along',
      successDescription:
        'What the visit was for, where to go next, and, after signing in, who is signed in now and whether that opened the account.',
      description:
        'An e-mail address that is not verified at the provider opens nothing, and none ever takes over an account.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ query: z.string().check(z.minLength(1), z.maxLength(8000)) }))
    .output(
      z.object({
        purpose: z.enum(visitPurposes),
        next: z.string(),
        result: z.nullable(signInResult),
        isNewAccount: z.boolean(),
      }),
    ),
  unlink: accountEndpoint('NOT_FOUND', 'PROOF_NEEDED', 'LAST_WAY_IN')
    .route({ method: 'DELETE', path: '/accounts/identities/{id}', tags, summary: 'Unlink an identity' })
    .input(z.object({ id: z.string() }))
    .output(done),
};
