import * as z from 'zod/mini';
import { done, staffEndpoint } from '../kernel/endpoint.ts';
import { emailField, instantField, personNameField } from '../kernel/fields.ts';
import { staffRoles } from '../kernel/staff-roles.ts';
import * as texts from './en.ts';
import { listPage } from './staff-lists.ts';

/**
 * A member of staff. `isInvited`: they have not followed the link of their invitation yet. `hasSecondStep`: without one the console does not open for
 * them. `lastSeenAt`: in any of their sessions, those that are over among them; null where they have never signed in.
 */
export const memberRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  addedAt: instantField,
  suspendedAt: z.nullable(instantField),
  isInvited: z.boolean(),
  hasSecondStep: z.boolean(),
  lastSeenAt: z.nullable(instantField),
});
export type MemberRow = z.infer<typeof memberRow>;

/** As every person's name, but someone else is asked for it. */
const memberNameField = z.pipe(
  z.string().check(z.trim(), z.minLength(1, texts.enterTheirName)),
  personNameField,
);

/** `closesJourney`: also where the address has an account with a journey of its own, whose portal closes with that. */
export const inviteInput = z.object({
  name: memberNameField,
  email: emailField,
  role: z.enum(staffRoles),
  closesJourney: z.optional(z.boolean()),
});
/** How many leads, purchases and questions a member owns. */
export const ownedCases = z.object({ leads: z.int(), purchases: z.int(), questions: z.int() });
export type OwnedCases = z.infer<typeof ownedCases>;

const memberId = z.object({ id: z.string() });

const tags = ['Staff'];

export const membersContract = {
  list: staffEndpoint('manage')
    .route({ method: 'GET', path: '/staff/members', tags, summary: 'List the staff members, by name' })
    .output(listPage(memberRow)),
  invite: staffEndpoint('manage', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/members',
      tags,
      summary: 'Make somebody a staff member, and send them the way in',
      description:
        'An address without an account gets one, and a link for its password; one with an account signs in as before. A buyer with documents of their own cannot be made staff, and one with a journey only when `closesJourney` says so: the portal closes for them.',
    })
    .meta({ stores: 'records' })
    .input(inviteInput)
    .output(memberRow),
  inviteAgain: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/invitation',
      tags,
      summary: 'Send a member their invitation again',
      description:
        'A new link, for as long as the first; links that were sent before end. Refused once they have chosen a password, and while they are suspended.',
    })
    .meta({ stores: 'records' })
    .input(memberId)
    .output(done),
  setRole: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED', 'LAST_ADMIN')
    .route({ method: 'PUT', path: '/staff/members/{id}/role', tags, summary: 'Change what a member may do' })
    .input(z.object({ id: z.string(), role: z.enum(staffRoles) }))
    .output(done),
  listCases: staffEndpoint('manage')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/cases',
      tags,
      summary: 'Count the leads, purchases and questions that a member owns',
      successDescription: 'How many there are.',
    })
    .input(memberId)
    .output(ownedCases),
  suspend: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED', 'LAST_ADMIN')
    .route({
      method: 'PUT',
      path: '/staff/members/{id}/suspension',
      tags,
      summary: 'Shut a member out, and end their sessions at once',
      description:
        '`newOwnerId` is who gets the leads, purchases and questions that they own: a member who can own them, or null for nobody. Without it they stay theirs.',
    })
    .input(
      z.object({
        id: z.string(),
        newOwnerId: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
      }),
    )
    .output(done),
  restore: staffEndpoint('manage', 'NOT_FOUND', 'PROOF_NEEDED')
    .route({
      method: 'DELETE',
      path: '/staff/members/{id}/suspension',
      tags,
      summary: 'Let a suspended member back in',
    })
    .input(memberId)
    .output(done),
};
