import { or, sql } from 'drizzle-orm';
import { eventDetails } from '../../platform/event-log/event-log.table.ts';
import { letters, suppressedAddresses } from '../../platform/mail/letters.table.ts';
import { assistantMessages } from '../assistant/assistant.table.ts';
import { profiles } from '../beta-access/beta-access.table.ts';
import { betaRequests } from '../beta-access/beta-requests.table.ts';
import { calendarFeeds } from '../calendar/calendar.table.ts';
import { consents } from '../consents/consents.table.ts';
import { homeBuyers } from '../contact-details/home-buyers.table.ts';
import { documentLooks, documents } from '../documents/documents.table.ts';
import { milestoneFeedback } from '../feedback/feedback.table.ts';
import { completedStages } from '../guide/guide.table.ts';
import { leads, newsletterSubscriptions } from '../leads/leads.table.ts';
import { leadChanges, leadFilters, leadNotes } from '../leads/leads-inbox.table.ts';
import {
  completedMilestones,
  milestoneDates,
  milestoneNotes,
  milestoneTasks,
} from '../milestones/milestones.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { notificationChoices, notificationPreferences } from '../notifications/preferences.table.ts';
import { applications } from '../questionnaire/questionnaire.table.ts';
import { savedSignatures, signingConsents } from '../signing/signer.table.ts';
import { signatures, signings } from '../signing/signing.table.ts';
import { signingInvitations } from '../signing/signing-invitations.table.ts';
import { staffActions, staffMembers } from '../staff/staff.table.ts';
import { savedScenarios } from '../tools/saved-scenarios.table.ts';
import { waitlistEntries, waitlistLetters } from '../waitlist/waitlist.table.ts';
import { ownedSignInTables } from './owned-sign-in-tables.ts';
import {
  byAccount,
  byAccountElseAddress,
  byAddress,
  byEither,
  INNER,
  type OwnedTable,
  SECRET,
} from './owned-table.ts';
import { accountDeletions } from './personal-data.table.ts';

export const ownedTables: readonly OwnedTable[] = [
  ...ownedSignInTables,
  { table: profiles, file: 'beta-access', title: 'Beta access', owned: byAccount(profiles.id) },
  {
    table: betaRequests,
    file: 'beta-requests',
    title: 'Requests for beta access',
    owned: byAccount(betaRequests.userId),
    left: { decidedBy: 'names an account of the operator’s' },
  },
  { table: staffMembers, file: 'staff', title: 'Staff membership', owned: byAccount(staffMembers.userId) },
  {
    table: staffActions,
    file: 'looks-by-staff',
    title: 'What staff looked at or changed',
    owned: byEither(staffActions.aboutUserId, staffActions.aboutEmail),
    left: {
      memberId: 'says which account of the operator’s it was; the name stands beside it',
      tokenId: 'says which program of the operator’s it was; its name stands beside it',
    },
  },
  {
    table: documents,
    file: 'documents',
    title: 'Documents',
    owned: byAccount(documents.userId),
    left: {
      storagePath: INNER,
      wrappedKey: SECRET,
      revision: INNER,
      reviewedBy: INNER,
      claimedBy: INNER,
      claimedUntil: INNER,
    },
    counted: 'documents',
  },
  {
    table: documentLooks,
    file: 'looks-at-documents',
    title: 'Who of us looked at your documents, and why',
    owned: byAccount(documentLooks.userId),
    left: { memberId: INNER, expiresAt: INNER },
  },
  {
    table: signatures,
    file: 'signatures',
    title: 'Signatures',
    owned: byAccount(signatures.userId),
    counted: 'signatures',
  },
  {
    table: signings,
    file: 'signings-under-way',
    title: 'Documents opened for signing',
    owned: byAccount(signings.userId),
    left: { documentPath: INNER, storagePath: INNER, wrappedKey: SECRET },
  },
  {
    table: signingConsents,
    file: 'signing-consents',
    title: 'Consents to electronic records',
    owned: byAccount(signingConsents.userId),
  },
  {
    table: savedSignatures,
    file: 'saved-signature',
    title: 'Saved signature',
    owned: byAccount(savedSignatures.userId),
    left: { sealedMark: 'kept encrypted, because it is as good as a stamp; you see it in your settings' },
  },
  {
    table: signingInvitations,
    file: 'signing-invitations',
    title: 'Invitations to sign',
    // Whom the buyer asked, and what they were asked and perhaps accepted.
    owned: (owner) =>
      or(
        byAccount(signingInvitations.invitedBy)(owner),
        byAccountElseAddress(signingInvitations.acceptedBy, signingInvitations.email)(owner),
      ),
    left: { tokenHash: SECRET },
  },
  {
    table: eventDetails,
    file: 'signing-events',
    title: 'What was written down about signing',
    owned: byAccount(eventDetails.userId),
    left: { salt: 'belongs to the proof that the entry was not changed' },
  },
  {
    table: completedMilestones,
    file: 'completed-milestones',
    title: 'Completed milestones',
    owned: byAccount(completedMilestones.userId),
    counted: 'journeyEntries',
  },
  {
    table: milestoneTasks,
    file: 'tasks',
    title: 'Tasks',
    owned: byAccount(milestoneTasks.userId),
    counted: 'journeyEntries',
  },
  {
    table: milestoneDates,
    file: 'dates',
    title: 'Dates',
    owned: byAccount(milestoneDates.userId),
    counted: 'journeyEntries',
  },
  {
    table: milestoneNotes,
    file: 'notes',
    title: 'Notes',
    owned: byAccount(milestoneNotes.userId),
    counted: 'journeyEntries',
  },
  {
    table: completedStages,
    file: 'guide-progress',
    title: 'Progress in the guide',
    owned: byAccount(completedStages.userId),
    counted: 'journeyEntries',
  },
  {
    table: milestoneFeedback,
    file: 'feedback',
    title: 'Feedback',
    owned: byAccount(milestoneFeedback.userId),
    counted: 'journeyEntries',
  },
  {
    table: notifications,
    file: 'notifications',
    title: 'Notifications',
    owned: byAccount(notifications.userId),
    left: { onceKey: 'keeps the same from being told twice' },
    counted: 'journeyEntries',
  },
  {
    table: notificationPreferences,
    file: 'notification-times',
    title: 'When letters may go out',
    owned: byAccount(notificationPreferences.userId),
  },
  {
    table: notificationChoices,
    file: 'notification-choices',
    title: 'What you want to be told',
    owned: byAccount(notificationChoices.userId),
  },
  {
    table: calendarFeeds,
    file: 'calendar-feed',
    title: 'Calendar feed',
    owned: byAccount(calendarFeeds.userId),
    left: { tokenHash: SECRET },
  },
  {
    table: savedScenarios,
    file: 'saved-scenarios',
    title: 'Saved scenarios of the calculators',
    owned: byAccount(savedScenarios.userId),
    counted: 'journeyEntries',
  },
  {
    table: assistantMessages,
    file: 'assistant-messages',
    title: 'Questions sent to a person',
    owned: byAccountElseAddress(assistantMessages.userId, assistantMessages.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: homeBuyers,
    file: 'final-step',
    title: 'Final step of the guide',
    owned: byAccountElseAddress(homeBuyers.userId, homeBuyers.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: applications,
    file: 'applications',
    title: 'Applications',
    owned: byAddress(applications.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: leads,
    file: 'contact-messages',
    title: 'Messages from the contact form',
    owned: byAddress(leads.email),
    left: {
      facet: 'status, source and owner once more, for the inbox',
      words: 'name, address, number and message once more, for the search',
      ownerId: 'which member of staff answers it',
      version: 'how often staff changed its status',
    },
    counted: 'messages',
    erased: 'row',
  },
  {
    table: leadNotes,
    file: 'contact-message-notes',
    title: 'Notes of staff on your messages',
    owned: ({ email }) =>
      sql`${leadNotes.leadId} in (select id from ${leads} where ${leads.email} = ${email})`,
    left: { authorId: 'which member of staff wrote it' },
  },
  {
    table: leadChanges,
    file: 'contact-message-history',
    title: 'How far your messages have come',
    owned: ({ email }) =>
      sql`${leadChanges.leadId} in (select id from ${leads} where ${leads.email} = ${email})`,
    left: { byName: 'which member of staff changed it' },
  },
  {
    table: leadFilters,
    file: 'saved-filters',
    title: 'Saved filters of the inbox',
    owned: byAccount(leadFilters.memberId),
  },
  {
    table: waitlistEntries,
    file: 'waitlists',
    title: 'Waitlists',
    owned: byAddress(waitlistEntries.email),
    counted: 'messages',
    erased: 'row',
  },
  {
    table: waitlistLetters,
    file: 'launch-letters',
    title: 'Letters about launches',
    owned: byAddress(waitlistLetters.email),
    left: { token: SECRET },
    erased: 'row',
  },
  {
    table: newsletterSubscriptions,
    file: 'newsletter',
    title: 'Newsletter',
    owned: byAddress(newsletterSubscriptions.email),
    left: { token: SECRET },
  },
  {
    table: letters,
    file: 'letters',
    title: 'Letters sent to you',
    owned: byAddress(letters.email),
    erased: 'row',
    left: {
      sealed: 'what a letter says that is still on its way; it is in your mailbox soon',
      instanceId: INNER,
    },
  },
  {
    table: suppressedAddresses,
    file: 'suppressed-address',
    title: 'That letters to you came back',
    owned: byAddress(suppressedAddresses.email),
    erased: 'row',
  },
  {
    table: consents,
    file: 'consents',
    title: 'What you agreed to, and took back',
    owned: byAccountElseAddress(consents.userId, consents.email),
    erased: 'row',
  },
  {
    table: accountDeletions,
    file: 'account-deletion',
    title: 'Deletion of your account',
    owned: byAccount(accountDeletions.userId),
  },
];

/** Tables of which nothing is in a download, by their name in the database, each with the reason. */
export const tablesLeftOut: Record<string, string> = {
  data_exports: 'the download itself',
  county_limits: 'loan limits by county, which belong to nobody',
  document_originals:
    'pictures as they were before they were signed; the pictures themselves are in the download',
  certificate_pages: 'where certificate pages lie; the pages themselves are in the download',
  sealing_certificates: 'what this installation signs with, with nobody’s name on it',
  event_log: 'fingerprints of entries; what they are about is in the download',
  event_log_head: 'the end of the log, with nobody’s name on it',
  waitlist_launches: 'which launches were announced, with no buyer’s name on them',
  document_texts: 'the words of documents, kept for the search; the documents themselves are in the download',
  one_use_tokens: 'steps of signing in that are under way; they open the account',
  verifications: 'links under way that work for an hour at most; they open the account',
  file_intents: 'files being written at this moment, gone when the work is done',
  rate_limits: 'tries by fingerprint of an address or network; no address can be read from it',
  spent_challenges: 'answered challenges of public forms, with nobody’s name on them',
  deletion_receipts: 'numbers of accounts that are gone, with nobody’s name on them',
  api_tokens: 'what other systems of the operator open the console’s interface with, with no buyer’s data',
  webhook_endpoints: 'where other systems of the operator are told what happened',
  webhook_events:
    'what they were told: numbers of records and plain facts, for 30 days; the records are in the download',
  webhook_deliveries: 'whether they were reached',
  webhook_attempts: 'what they answered',
  kept_consents: 'of people whose account is gone',
  consent_texts: 'the words that could be agreed to, which belong to nobody',
  person_erasures: 'addresses that staff are erasing at this moment, gone when it is done',
  forgotten_addresses: 'marks of addresses that are gone, from which no address can be read',
  retention_runs: 'how many records were removed because their time was over',
};
