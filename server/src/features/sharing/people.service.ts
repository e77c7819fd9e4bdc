import { sharingConsent } from '@porchlight/content/en/sharing.ts';
import {
  FIRST_GRANTS,
  type GrantKind,
  INVITATION_DAYS,
  isBuyerRole,
  MAX_BUYERS,
  MAX_PEOPLE,
  type PurchaseRole,
} from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { isSameMailbox } from '@porchlight/domain/signing/invitations.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashToken, makeToken } from '../accounts/one-use-tokens.ts';
import { hashAddress } from '../purchases/helper-sessions.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchaseGrants, purchasePeople } from '../purchases/purchases.table.ts';
import { loadPurchase, personColumns } from './purchase-view.ts';
import { buyerInvitationEmail, HELPER_PATH, helperInvitationEmail, JOIN_PATH } from './sharing.emails.ts';
import type { Buyer, SharingContext } from './sharing-context.ts';

type Invited = {
  name: string;
  email: string;
  role: PurchaseRole;
  grants?: readonly GrantKind[] | undefined;
};

const DAY_MS = 24 * 3_600_000;

/** Invites a person by email; one who is invited already gets a new link, and the one before ends. */
export async function invite(context: SharingContext, buyer: Buyer, input: Invited): Promise<PurchaseView> {
  if (isSameMailbox(input.email, buyer.email)) throw refuseEmail('sharing.own-address');
  return changePeople(context, buyer, async (transaction, people) => {
    const buyers = await transaction
      .select({ email: users.email })
      .from(users)
      .where(
        inArray(
          users.id,
          people.flatMap(({ userId }) => userId ?? []),
        ),
      );
    if (buyers.some(({ email }) => isSameMailbox(email, input.email)))
      throw refuseEmail('sharing.buys-already');
    const known = people.find(({ addressHash }) => addressHash === hashAddress(input.email));
    if (known?.state === 'active') throw refuseEmail('sharing.helps-already');
    if (isBuyerRole(input.role) && countBuyers(people, known?.id) >= MAX_BUYERS)
      throw new Failure('BAD_INPUT', { reason: 'sharing.two-buyers' });
    if (!known && people.length >= MAX_PEOPLE)
      throw new Failure('BAD_INPUT', { reason: 'sharing.most-people', params: { most: MAX_PEOPLE } });
    if (known) await endPerson(transaction, known.id, 'removed', context.now());
    await store(context, transaction, buyer, input);
  });
}

/** Sends a new link to a person who has not accepted, and ends the one before; what is shared with them stays as it is. */
export async function inviteAgain(
  context: SharingContext,
  buyer: Buyer,
  input: { id: string; email: string },
): Promise<PurchaseView> {
  return changePeople(context, buyer, async (transaction, people) => {
    const person = people.find(({ id, state }) => id === input.id && state === 'invited');
    if (!person || person.addressHash !== hashAddress(input.email)) throw new Failure('NOT_FOUND');
    await consumeForInvitation(context, buyer, input.email);
    const { token, invitation } = makeInvitation(context, buyer);
    await transaction.update(purchasePeople).set(invitation).where(eq(purchasePeople.id, person.id));
    const { name, role } = person;
    await mailInvitation(context, transaction, buyer, { email: input.email, name, role, token });
  });
}

/** Ends an invitation, or what a helper sees, from this moment on. */
export async function removePerson(context: SharingContext, buyer: Buyer, id: string): Promise<PurchaseView> {
  return changePeople(context, buyer, async (transaction, people) => {
    const person = people.find((each) => each.id === id);
    if (!person) throw new Failure('NOT_FOUND');
    if (person.userId !== null) throw new Failure('NOT_ALLOWED', { reason: 'sharing.buyer-leaves' });
    await endPerson(transaction, id, 'removed', context.now());
  });
}

type Person = Pick<typeof purchasePeople.$inferSelect, keyof typeof personColumns>;

/** One change of the people at a time, whichever buyer makes it. */
export async function changePeople(
  context: SharingContext,
  { userId }: Buyer,
  change: (transaction: Database, people: readonly Person[]) => Promise<void>,
): Promise<PurchaseView> {
  return context.database.transact(async (transaction) => {
    await lockPurchase(transaction, 'people', userId);
    const people = await transaction
      .select(personColumns)
      .from(purchasePeople)
      .where(
        and(
          ofPurchase(purchasePeople.purchaseId, userId),
          inArray(purchasePeople.state, ['invited', 'active']),
        ),
      );
    await change(transaction, people);
    await announceToBuyers(transaction, { topic: 'people', userId });
    return loadPurchase(transaction, userId, context.now());
  });
}

/** Closes everything that was open to a person, in one moment; the rows say until when it was. */
export async function endPerson(
  transaction: Database,
  id: string,
  state: 'left' | 'removed',
  now: Date,
): Promise<void> {
  await transaction
    .update(purchasePeople)
    .set({ state, until: now, tokenHash: null, expiresAt: null })
    .where(eq(purchasePeople.id, id));
  await transaction
    .update(purchaseGrants)
    .set({ withdrawnAt: now })
    .where(and(eq(purchaseGrants.personId, id), isNull(purchaseGrants.withdrawnAt)));
}

async function store(
  context: SharingContext,
  transaction: Database,
  buyer: Buyer,
  { name, email, role, grants = FIRST_GRANTS }: Invited,
): Promise<void> {
  await consumeForInvitation(context, buyer, email);
  const now = context.now();
  const { token, invitation } = makeInvitation(context, buyer);
  const [person] = await transaction
    .insert(purchasePeople)
    .values({
      purchaseId: purchaseOf(buyer.userId),
      role,
      state: 'invited',
      name,
      addressHash: hashAddress(email),
      ...invitation,
      since: now,
    })
    .returning({ id: purchasePeople.id });
  if (!person) throw new Error('the database returned no row for an insert');
  if (!isBuyerRole(role) && grants.length > 0)
    await transaction.insert(purchaseGrants).values(
      [...new Set(grants)].map((what) => ({
        personId: person.id,
        what,
        givenBy: buyer.userId,
        consentVersion: sharingConsent.version,
        givenAt: now,
      })),
    );
  await mailInvitation(context, transaction, buyer, { email, name, role, token });
}

async function consumeForInvitation(context: SharingContext, buyer: Buyer, email: string): Promise<void> {
  await context.limits.consume('sharing-invite-account', buyer.userId);
  await context.limits.consume('mail-address', email);
}

/** What opens an invitation, and until when. */
function makeInvitation(context: SharingContext, buyer: Buyer) {
  const token = makeToken();
  const expiresAt = new Date(context.now().getTime() + INVITATION_DAYS * DAY_MS);
  return { token, invitation: { invitedBy: buyer.userId, tokenHash: hashToken(token), expiresAt } };
}

async function mailInvitation(
  context: SharingContext,
  transaction: Database,
  buyer: Buyer,
  { token, ...to }: { email: string; name: string; role: PurchaseRole; token: string },
): Promise<void> {
  const isBuyer = isBuyerRole(to.role);
  const template = isBuyer ? buyerInvitationEmail : helperInvitationEmail;
  // Behind "#", which no browser sends: a co-buyer's sign-up is filled in with it, and only the hash of the address is kept.
  const address = isBuyer ? `#email=${encodeURIComponent(to.email)}` : '';
  const url = `${context.baseUrl}${isBuyer ? JOIN_PATH : HELPER_PATH}?token=${token}${address}`;
  const email = { ...to, senderName: buyer.name, senderEmail: buyer.email, url };
  await context.post(template.write(to.email, email), transaction);
}

function countBuyers(people: readonly Person[], without: string | undefined): number {
  return people.filter(({ id, role }) => isBuyerRole(role) && id !== without).length;
}

function refuseEmail(reason: 'sharing.own-address' | 'sharing.buys-already' | 'sharing.helps-already') {
  return new Failure('BAD_INPUT', { reason, fields: { email: { reason } } });
}
