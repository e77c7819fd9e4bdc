import { buyerRoles, isBuyerRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { SharedPurchase } from '@porchlight/domain/sharing/shared.contract.ts';
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { runAsSystem } from '../../platform/database/rls/run-as.ts';
import type { Helper } from '../../platform/http/request-context.ts';
import { mayWriteTo } from '../accounts/accounts-context.ts';
import { hashToken } from '../accounts/one-use-tokens.ts';
import { consumeHelperLink, hashAddress, saveHelperToken } from '../purchases/helper-sessions.ts';
import { isOfHelper, isOpenGrant } from '../purchases/membership.ts';
import { purchaseGrants, purchasePeople, purchases } from '../purchases/purchases.table.ts';
import { endPerson } from './people.service.ts';
import { HELPER_PATH, helperLinkEmail } from './sharing.emails.ts';
import type { SharingContext } from './sharing-context.ts';

/** Emails a link to sign in where anything is shared with the address; the response does not reveal whether it is. */
export async function askForLink(context: SharingContext, network: string, email: string): Promise<void> {
  await context.limits.consume('sharing-link-network', network);
  await context.database.transact(async (transaction) => {
    const known = await transaction
      .select({ id: purchasePeople.id })
      .from(purchasePeople)
      .where(isOfHelper({ addressHash: hashAddress(email) }))
      .limit(1);
    // One whose emails of this hour are used up gets the same answer too: a refusal would reveal that something is shared.
    if (known.length === 0 || !(await mayWriteTo(context, email))) return;
    const token = await saveHelperToken(transaction, 'link', hashAddress(email));
    const url = `${context.baseUrl}${HELPER_PATH}?token=${token}`;
    await context.post(helperLinkEmail.write(email, { url }), transaction);
  });
}

/** Opens a session for the holder of an invitation link, which accepts it, or of a link to sign in. Returns the session's token. */
export async function signInHelper(context: SharingContext, network: string, token: string): Promise<string> {
  await context.limits.consume('sharing-link-network', network);
  return context.database.transact(async (transaction) => {
    const now = context.now();
    const addressHash = (await consumeHelperLink(transaction, token)) ?? (await acceptAsHelper());
    if (addressHash === undefined) throw new Failure('LINK_EXPIRED', { reason: 'sharing.link-ended' });
    return saveHelperToken(transaction, 'session', addressHash);

    async function acceptAsHelper(): Promise<string | undefined> {
      const [accepted] = await transaction
        .update(purchasePeople)
        .set({ state: 'active', tokenHash: null, expiresAt: null, since: now })
        .where(
          and(
            eq(purchasePeople.tokenHash, hashToken(token)),
            eq(purchasePeople.state, 'invited'),
            gt(purchasePeople.expiresAt, now),
            notInArray(purchasePeople.role, [...buyerRoles]),
          ),
        )
        .returning({ addressHash: purchasePeople.addressHash });
      return accepted?.addressHash ?? undefined;
    }
  });
}

/** Every purchase that the helper has to do with, and what of it is open to them at this moment. */
export async function listShared(context: SharingContext, helper: Helper): Promise<SharedPurchase[]> {
  const { db } = context.database;
  const people = await db
    .select({
      personId: purchasePeople.id,
      nickname: purchases.nickname,
      role: purchasePeople.role,
      purchaseId: purchasePeople.purchaseId,
    })
    .from(purchasePeople)
    .innerJoin(purchases, eq(purchases.id, purchasePeople.purchaseId))
    .where(isOfHelper(helper));
  const grants = await db
    .select({ personId: purchaseGrants.personId, what: purchaseGrants.what })
    .from(purchaseGrants)
    .where(
      and(
        inArray(
          purchaseGrants.personId,
          people.length === 0 ? [NOBODY] : people.map(({ personId }) => personId),
        ),
        isOpenGrant(context.now()),
      ),
    );
  const buyers = await db.execute<{ purchase_id: string; name: string }>(
    sql`select purchase_id, name from porchlight_helped_buyers()`,
  );
  return people
    .filter(({ role }) => !isBuyerRole(role))
    .map(({ purchaseId, ...person }) => ({
      ...person,
      buyers: buyers.rows.filter((row) => row.purchase_id === purchaseId).map(({ name }) => name),
      grants: [
        ...new Set(grants.filter(({ personId }) => personId === person.personId).map(({ what }) => what)),
      ],
    }));
}

/** Ends what a helper sees of one purchase, at their own request. */
export async function leaveShared(context: SharingContext, helper: Helper, personId: string): Promise<void> {
  // Helpers change nothing: that they end this is the one thing, and it is their own row.
  await runAsSystem(() =>
    context.database.transact(async (transaction) => {
      const [own] = await transaction
        .select({ id: purchasePeople.id })
        .from(purchasePeople)
        .where(and(eq(purchasePeople.id, personId), isOfHelper(helper)));
      if (!own) throw new Failure('NOT_FOUND');
      await endPerson(transaction, own.id, 'left', context.now());
    }),
  );
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
