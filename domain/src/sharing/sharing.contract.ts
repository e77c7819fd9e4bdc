import * as z from 'zod/mini';
import { account } from '../accounts/accounts.contract.ts';
import { buyerEndpoint, publicEndpoint, signedUpEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, emailField, instantField, shownNameField } from '../kernel/fields.ts';
import { grantKinds, invitedGrants, purchaseRoles } from '../kernel/purchases/purchases.ts';
import { helperEndpoints, sharingToken } from './shared.contract.ts';
import { purchaseView } from './sharing-views.ts';

const byId = z.object({ id: z.uuid() });
const documentKind = z.string().check(z.minLength(1), z.maxLength(80));

const tags = ['Sharing'];

export const sharingContract = {
  read: buyerEndpoint()
    .route({ method: 'GET', path: '/purchase', tags, summary: 'Read the purchase and its people' })
    .output(purchaseView),
  change: buyerEndpoint()
    .route({
      method: 'PATCH',
      path: '/purchase',
      tags,
      summary: 'Change what is known of the purchase',
      description: 'What is left out stays as it is; null clears a field.',
    })
    .input(
      z.object({
        nickname: z.optional(z.string().check(z.maxLength(80))),
        propertyState: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
        county: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(80)))),
        closingDay: z.optional(z.nullable(calendarDateField)),
      }),
    )
    .output(purchaseView),
  invite: signedUpEndpoint()
    .route({
      method: 'POST',
      path: '/purchase/people',
      tags,
      summary: 'Invite somebody to the purchase',
      description:
        'Sends an email. A co-buyer accepts with an account; anybody else needs none and begins with `grants`, or else with progress and dates.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        name: shownNameField,
        email: emailField,
        role: z.enum(purchaseRoles),
        /** What a helper sees at first; a co-buyer is granted nothing. */
        grants: z.optional(z.array(z.enum(invitedGrants)).check(z.maxLength(invitedGrants.length))),
      }),
    )
    .output(purchaseView),
  inviteAgain: signedUpEndpoint('NOT_FOUND')
    .route({ method: 'POST', path: '/purchase/people/{id}/invitation', tags, summary: 'Send a new link' })
    .meta({ stores: 'records' })
    .input(z.object({ id: z.uuid(), email: emailField }))
    .output(purchaseView),
  remove: buyerEndpoint('NOT_FOUND', 'NOT_ALLOWED')
    .route({
      method: 'DELETE',
      path: '/purchase/people/{id}',
      tags,
      summary: 'Withdraw an invitation, or remove somebody',
      description: 'What they saw is closed at once. A co-buyer is not removed: either of the two leaves.',
    })
    .input(byId)
    .output(purchaseView),
  grant: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/purchase/people/{id}/grants',
      tags,
      summary: 'Let a helper see something',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        id: z.uuid(),
        what: z.enum(grantKinds),
        documentKind: z.optional(documentKind),
        until: z.optional(instantField),
      }),
    )
    .output(purchaseView),
  withdraw: buyerEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/purchase/grants/{id}', tags, summary: 'Withdraw a grant' })
    .input(byId)
    .output(purchaseView),
  getInvitation: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/purchase/invitations/read',
      tags,
      summary: 'Read whom an invitation is from, and for what',
      successDescription: 'The role it is for, and both names.',
    })
    .meta({ stores: 'nothing' })
    .input(z.object({ token: sharingToken }))
    .output(z.object({ role: z.enum(purchaseRoles), inviterName: z.string(), name: z.string() })),
  accept: signedUpEndpoint('LINK_EXPIRED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/purchase/invitations/accept',
      tags,
      summary: 'Join a purchase as co-buyer',
    })
    .meta({ stores: 'records', rlsExemption: 'joins a purchase that is not yet the reader’s' })
    .input(z.object({ token: sharingToken }))
    .output(purchaseView),
  joinWithNewAccount: publicEndpoint('LINK_EXPIRED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/purchase/invitations/new-account',
      tags,
      summary: 'Open an account and join a purchase as co-buyer',
      description:
        'The link of the invitation confirms the address that it was sent to; an address that has an account signs in first.',
      successDescription: 'The account, signed in.',
    })
    .meta({ stores: 'sign-in' })
    .input(z.object({ token: sharingToken, name: shownNameField, email: emailField }))
    .output(account),
  ...helperEndpoints,
  leave: buyerEndpoint('NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/purchase/leave',
      tags,
      summary: 'Leave a purchase of two',
      description:
        'Each goes on with the whole journey as it is; documents and private notes stay with whom they are.',
    })
    .meta({ stores: 'records', rlsExemption: 'copies the journey of both onto a purchase of its own' })
    .output(purchaseView),
};
