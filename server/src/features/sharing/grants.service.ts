import { sharingConsent } from '@porchlight/content/en/sharing.ts';
import { type GrantKind, isBuyerRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { findDocumentRequest } from '../journey/milestone-texts.ts';
import { purchaseGrants } from '../purchases/purchases.table.ts';
import { changePeople } from './people.service.ts';
import type { Buyer, SharingContext } from './sharing-context.ts';

/** Opens something to a helper; a grant that exists already is replaced. */
export async function giveGrant(
  context: SharingContext,
  buyer: Buyer,
  input: { id: string; what: GrantKind; documentKind?: string | undefined; until?: string | undefined },
): Promise<PurchaseView> {
  const { documentKind = null } = input;
  if (documentKind !== null && (input.what !== 'documents' || !findDocumentRequest(documentKind)))
    throw new Failure('BAD_INPUT', { reason: 'sharing.no-such-kind' });
  const until = input.until === undefined ? null : new Date(input.until);
  if (until !== null && until <= context.now())
    throw new Failure('BAD_INPUT', { reason: 'sharing.ends-in-the-past' });
  return changePeople(context, buyer, async (transaction, people) => {
    const person = people.find(({ id, role }) => id === input.id && !isBuyerRole(role));
    if (!person) throw new Failure('NOT_FOUND');
    const now = context.now();
    await transaction
      .update(purchaseGrants)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(purchaseGrants.personId, person.id),
          eq(purchaseGrants.what, input.what),
          eq(purchaseGrants.givenBy, buyer.userId),
          documentKind === null
            ? isNull(purchaseGrants.documentKind)
            : eq(purchaseGrants.documentKind, documentKind),
          isNull(purchaseGrants.withdrawnAt),
        ),
      );
    await transaction.insert(purchaseGrants).values({
      personId: person.id,
      what: input.what,
      documentKind,
      givenBy: buyer.userId,
      consentVersion: sharingConsent.version,
      givenAt: now,
      until,
    });
  });
}

/** Closes a grant; either buyer may, also one that the other gave. */
export async function withdrawGrant(
  context: SharingContext,
  buyer: Buyer,
  id: string,
): Promise<PurchaseView> {
  return changePeople(context, buyer, async (transaction, people) => {
    const withdrawn = await transaction
      .update(purchaseGrants)
      .set({ withdrawnAt: context.now() })
      .where(
        and(
          eq(purchaseGrants.id, id),
          inArray(
            purchaseGrants.personId,
            people.map((person) => person.id),
          ),
          isNull(purchaseGrants.withdrawnAt),
        ),
      )
      .returning({ id: purchaseGrants.id });
    if (withdrawn.length === 0) throw new Failure('NOT_FOUND');
  });
}
