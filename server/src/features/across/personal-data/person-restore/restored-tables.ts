import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FeatureTable } from '../../../../platform/database/feature-table.ts';
import type { Owner } from '../../../../platform/database/owned-rows.ts';
import { letters } from '../../../../platform/email/emails.table.ts';
import { eventEntryDetails } from '../../../../platform/event-log/event-log.table.ts';
import { idempotencyKeys } from '../../../../platform/http/idempotency/idempotency-store.table.ts';
import { accountDeletions } from '../../../kernel/accounts/account-deletions.table.ts';
import { accounts, sessions, users, verifications } from '../../../kernel/accounts/accounts.table.ts';
import {
  emailChanges,
  oneUseTokens,
  passkeys,
  recoveryCodes,
  secondFactors,
} from '../../../kernel/accounts/second-factor/sign-in-methods.table.ts';
import { staffMembers } from '../../../kernel/accounts/staff-members.table.ts';
import { purchases } from '../../../kernel/purchases/purchases.table.ts';
import { reminderMarks, reminderTimes } from '../../../kernel/reminders/reminders.table.ts';
import { staffActions } from '../../../kernel/staff/staff.table.ts';
import { calendarFeeds } from '../../../product/calendar/calendar.table.ts';
import { newsletterSubscriptions } from '../../../product/leads/leads.table.ts';
import { leadFilters } from '../../../product/leads/leads-inbox.table.ts';
import { taskOwners } from '../../../product/milestones/milestones.table.ts';
import { signings } from '../../../product/signing/signing.table.ts';
import { documentTexts, documentWords } from '../../search/search.table.ts';
import { dataExports } from '../personal-data.table.ts';

const OPENS = 'opens the account; its owner sets a new password with the link of a reset';
const ONLY_APPENDED = 'the log is only added to';
const WORKED_OUT = 'is worked out anew';

/** What is a person's and does not come back with them, each with the reason. All else that is theirs comes back. */
export const notRestored: ReadonlyMap<PgTable, string> = new Map<PgTable, string>([
  [accounts, OPENS],
  [sessions, OPENS],
  [passkeys, OPENS],
  [emailChanges, OPENS],
  [oneUseTokens, OPENS],
  [verifications, OPENS],
  [calendarFeeds, 'opens the calendar for whoever has the link'],
  [staffMembers, 'the console is opened by an admin, or by npm run staff:create'],
  [leadFilters, 'belongs to a member of the staff'],
  [accountDeletions, 'the deletion is what the restore undoes'],
  [letters, 'nothing is sent again'],
  [idempotencyKeys, 'answers to requests of one day'],
  [eventEntryDetails, ONLY_APPENDED],
  [staffActions, ONLY_APPENDED],
  [newsletterSubscriptions, 'whoever is erased asks for the newsletter again'],
  [documentTexts, WORKED_OUT],
  [documentWords, WORKED_OUT],
  [reminderTimes, WORKED_OUT],
  [reminderMarks, WORKED_OUT],
  [dataExports, 'a copy, which can be asked for again'],
  [signings, 'under way when the backup was made; begun again'],
]);

/** Comes back with the account alone: an account that is there has what its owner left it. */
export const onlyWithAccount: readonly string[] = [secondFactors, recoveryCodes].map(getTableName);

/**
 * What rows of these take along when they go is not theirs: an account's own rows are said by `owned`, and those of a purchase belong to
 * both buyers.
 */
export const noParents: readonly string[] = [users, purchases].map(getTableName);

/** Columns that are emptied in rows that come back: nothing is sent again, and no link that was mailed opens anything. */
export const emptied: Readonly<Record<string, readonly string[]>> = {
  notifications: ['letter_form', 'letter_due_at'],
  purchase_people: ['token_hash'],
  signing_invitations: ['token_hash'],
};

/**
 * What an erasure takes off rows of others' documents (`forgetSigner`, `forgetInvited`), taken off again where the account is gone by now.
 * Conditions on `staged`, the rows that come back, once references to what is gone are emptied. An invitation to an address without an
 * account stays out: whether it was erased since is known nowhere, and its link is ended.
 */
export const forgotten: Readonly<
  Record<string, { dropped?: string; cleared: string; columns: readonly string[] }>
> = {
  signatures: { cleared: 'user_id is null', columns: ['signer_email', 'address', 'browser'] },
  signing_invitations: {
    dropped: `accepted_by is null and signed_at is null
      and (accepted_at is not null or not exists (select from public.users u where u.email = staged.email))
      and not exists (select from public.signing_invitations i where i.id = staged.id)`,
    cleared: 'accepted_by is null and signed_at is not null',
    columns: ['email'],
  },
};

/** `owned`: whose a row is; without it rows come back with the row that would take them along when it goes. */
export type RestoredTable = { name: string; table: PgTable; owned?: (owner: Owner) => unknown };

/**
 * Every table of which rows may come back. Derived from what all features say of their tables, so that a new one is among them by itself.
 * Owners of tasks are of the purchase, which two may have: those that name the person come back with their membership.
 */
export function listRestorable(tables: readonly FeatureTable[]): RestoredTable[] {
  return tables
    .filter(({ table }) => !notRestored.has(table))
    .map((each) => ({
      table: each.table,
      name: getTableName(each.table),
      ...('owned' in each && each.table !== taskOwners ? { owned: each.owned.owned } : {}),
    }));
}
