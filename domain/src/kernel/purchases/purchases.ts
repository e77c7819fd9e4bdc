/** The state of a purchase. */
export const purchaseStates = ['planning', 'under-contract', 'closed', 'ended'] as const;

/** The people who buy: they see and change everything of the purchase but the other's documents and private notes. */
export const buyerRoles = ['buyer', 'co-buyer'] as const;
export type BuyerRole = (typeof buyerRoles)[number];

/** The people who help from outside: they see what a grant opens, and change nothing. */
export const helperRoles = ['agent', 'loan-officer', 'title', 'attorney', 'counselor', 'helper'] as const;
export const purchaseRoles = [...buyerRoles, ...helperRoles] as const;
export type PurchaseRole = (typeof purchaseRoles)[number];

export const personStates = ['invited', 'active', 'left', 'removed'] as const;
export type PersonState = (typeof personStates)[number];

/**
 * What a grant opens to a helper: milestones and tasks; dates; the loan offers of the plan; documents that its giver owns, of one kind
 * where the grant names one; the figures of the plan, without the offers; the homes under consideration; what is kept of the home after
 * closing; the messages with staff, without what came with them.
 */
export const grantKinds = [
  'progress',
  'dates',
  'offers',
  'documents',
  'figures',
  'homes',
  'owned-home',
  'messages',
] as const;
export type GrantKind = (typeof grantKinds)[number];

/** What an invited helper begins with where the invitation names nothing; more is granted one by one. */
export const FIRST_GRANTS: readonly GrantKind[] = ['progress', 'dates'];

/**
 * What an invitation proposes to open, by what the role works with. Documents are never among it: their owner shares each kind by itself.
 * Income and debts go to a lender and a counselor, who ask for them anyway.
 */
export const proposedGrants: Readonly<Record<(typeof helperRoles)[number], readonly GrantKind[]>> = {
  agent: ['progress', 'dates', 'homes'],
  'loan-officer': ['progress', 'dates', 'figures'],
  title: ['progress', 'dates'],
  attorney: ['dates', 'homes'],
  counselor: ['progress', 'dates', 'figures'],
  helper: ['progress', 'dates'],
};

/** What an invitation may open; what is kept of the home after closing, documents and messages are shared later. */
export const invitedGrants = [
  'progress',
  'dates',
  'homes',
  'figures',
  'offers',
] as const satisfies readonly GrantKind[];

/** Buyers of one purchase at most: two, as a purchase of this product is one person's or a couple's. */
export const MAX_BUYERS = 2;

/** People of one purchase who are invited or active, the buyers among them. */
export const MAX_PEOPLE = 20;

/** How long an emailed invitation can be accepted. */
export const INVITATION_DAYS = 14;

export function isBuyerRole(role: PurchaseRole): role is BuyerRole {
  return role === 'buyer' || role === 'co-buyer';
}

export type InvitationStanding = 'open' | 'expired' | 'used' | 'withdrawn';

/** What has become of an invitation. */
export function findInvitationStanding(
  person: { state: PersonState; expiresAt: Date | null },
  now: Date,
): InvitationStanding {
  if (person.state === 'active' || person.state === 'left') return 'used';
  if (person.state === 'removed' || person.expiresAt === null) return 'withdrawn';
  return person.expiresAt > now ? 'open' : 'expired';
}
