import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { addYears } from '@porchlight/domain/accounts/personal-data/data-retention.ts';
import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { OwnedTable, Owner } from '../../../platform/database/owned-rows.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { forgetAnswers } from '../../../platform/http/idempotency/forget-answers.ts';
import { idempotencyKeys } from '../../../platform/http/idempotency/idempotency-store.table.ts';
import { users, verifications } from '../../accounts/accounts.table.ts';
import { allowConsentRemoval } from '../../accounts/consents/consents.service.ts';
import { consents } from '../../accounts/consents/consents.table.ts';
import { emailChanges } from '../../accounts/credentials/sign-in-methods.table.ts';
import { forgottenAddresses } from '../../accounts/erased-addresses/erased-addresses.table.ts';
import { leads, newsletterSubscriptions } from '../../leads/leads.table.ts';
import { applications } from '../../leads/questionnaire/questionnaire.table.ts';
import { EMAILS_TOPIC } from '../../notifications/email-planning.ts';
import { purchasePeople } from '../../purchases/purchases.table.ts';
import { forgetInvited, forgetSigner } from '../../signing/steps/signing-guards.ts';
import { forgetInActions } from '../../staff/staff-actions.service.ts';
import { keptConsents } from '../personal-data.table.ts';

/** `mark` is what stays of the address (`AddressFingerprints`). */
export type Erased = { owner: Owner; mark: string; receiptId: string; erasedAt: Date };

/**
 * Removes every row of a person's, but for what `dataRetention.kept` says, and notifies other systems. The files are gone before. A
 * document that was stored meanwhile refuses, and all of it has to be begun again. Gives the number of agreements that are kept.
 */
export async function eraseRows(
  tables: readonly OwnedTable[],
  transaction: Database,
  { owner, mark, receiptId, erasedAt }: Erased,
): Promise<number> {
  // A process that has read the address for an email is waited for, and that email is removed with the others.
  if (owner.userId !== null) await lockOwner(transaction, EMAILS_TOPIC, owner.userId);
  const consentsKept = await keepConsents(
    tables,
    transaction,
    owner,
    addYears(erasedAt, dataRetention.consentYears),
  );
  const gone = {
    leadIds: await listIds(tables, transaction, leads, owner),
    applicationIds: await listIds(tables, transaction, applications, owner),
  };
  await allowConsentRemoval(transaction);
  for (const { table, erased, owned } of tables)
    if (erased === 'row') await transaction.delete(table).where(owned(owner));
  await forgetNewsletter(transaction, owner.email, mark, erasedAt);
  await forgetLinks(transaction, owner);
  await forgetInvited(transaction, owner.email);
  // A member of the staff who is about to log an action on the account is waited for, and that entry is removed with the others.
  if (owner.userId !== null)
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('update');
  await forgetInAnswers(transaction, owner.userId);
  await forgetInActions(transaction, {
    email: owner.email,
    ...(owner.userId && { userId: owner.userId }),
    subjectIds: gone.leadIds,
  });
  if (owner.userId !== null) {
    await forgetSigner(transaction, owner.userId);
    // Takes every row with it that names the account.
    await transaction.delete(users).where(eq(users.id, owner.userId));
  }
  const data = { receipt: receiptId, buyerId: owner.userId, ...gone };
  await emit(transaction, 'person.erased', data, erasedAt);
  return consentsKept;
}

/** Copies each agreement to be called and each end of one, with the number and without whose it was. */
async function keepConsents(
  tables: readonly OwnedTable[],
  transaction: Database,
  owner: Owner,
  keepUntil: Date,
): Promise<number> {
  const rows = await transaction
    .select({
      phone: consents.phone,
      source: consents.source,
      decision: consents.decision,
      consentVersion: consents.textVersion,
      textSha256: consents.textSha256,
      consentedAt: consents.at,
    })
    .from(consents)
    .where(
      and(
        findOwned(tables, consents, owner),
        eq(consents.purpose, 'calls-and-texts'),
        isNotNull(consents.phone),
      ),
    );
  const kept = rows.flatMap(({ phone, ...row }) => (phone === null ? [] : [{ ...row, phone, keepUntil }]));
  if (kept.length > 0) await transaction.insert(keptConsents).values(kept);
  return kept.length;
}

/** Of someone who read the newsletter a mark stays in the place of the address, so that no import writes to it again. */
async function forgetNewsletter(transaction: Database, email: string, mark: string, forgottenAt: Date) {
  const ended = await transaction
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .returning({ email: newsletterSubscriptions.email });
  if (ended.length === 0) return;
  await transaction.insert(forgottenAddresses).values({ mark, forgottenAt }).onConflictDoNothing();
}

/**
 * Staff who send a request again must not be answered with a person who is gone, nor must the buyers of the same purchase. Which answers
 * name the person cannot be searched, so all of these go.
 */
async function forgetInAnswers(transaction: Database, userId: string | null): Promise<void> {
  const shared = transaction
    .select({ id: purchasePeople.purchaseId })
    .from(purchasePeople)
    .where(eq(purchasePeople.userId, userId ?? ''));
  const others = transaction
    .select({ id: purchasePeople.userId })
    .from(purchasePeople)
    .where(and(inArray(purchasePeople.purchaseId, shared), isNotNull(purchasePeople.userId)));
  await forgetAnswers(
    transaction,
    // Others as an array: each side of an `or` is found by an index of its own.
    or(like(idempotencyKeys.path, '/staff/%'), sql`${idempotencyKeys.userId} = any (array(${others}))`),
  );
}

/** The library names the account by its id in `value`, and in some of its links by the address. */
async function forgetLinks(transaction: Database, { userId, email }: Owner): Promise<void> {
  await transaction.delete(emailChanges).where(eq(emailChanges.email, email));
  await transaction
    .delete(verifications)
    .where(
      or(
        userId === null ? undefined : eq(verifications.value, userId),
        like(verifications.identifier, `%${escapeLike(email)}%`),
      ),
    );
}

async function listIds(
  tables: readonly OwnedTable[],
  transaction: Database,
  table: typeof leads | typeof applications,
  owner: Owner,
) {
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .where(findOwned(tables, table, owner));
  return rows.map(({ id }) => id);
}

/** Whose rows these are is said in one place, so that a deletion takes what a download shows. */
function findOwned(tables: readonly OwnedTable[], table: OwnedTable['table'], owner: Owner) {
  const owned = tables.find((candidate) => candidate.table === table)?.owned(owner);
  if (owned === undefined) throw new Error('this table is not listed as a buyer’s');
  return owned;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
