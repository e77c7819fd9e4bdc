import { keptAnswers } from '../../platform/http/kept-answers.table.ts';
import { assistantMessages } from '../assistant/assistant.table.ts';
import { profiles } from '../beta-access/beta-access.table.ts';
import { betaRequests } from '../beta-access/beta-requests.table.ts';
import { calendarFeeds } from '../calendar/calendar.table.ts';
import { consents } from '../consents/consents.table.ts';
import { milestoneFeedback } from '../feedback/feedback.table.ts';
import { completedStages } from '../guide/guide.table.ts';
import {
  completedMilestones,
  milestoneDates,
  milestoneNotes,
  milestoneTasks,
} from '../milestones/milestones.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { notificationChoices, notificationPreferences } from '../notifications/preferences.table.ts';
import { staffActions, staffMembers } from '../staff/staff.table.ts';
import { savedScenarios } from '../tools/saved-scenarios.table.ts';
import { ownedContactTables } from './owned-contact-tables.ts';
import { ownedDocumentTables } from './owned-document-tables.ts';
import { ownedSignInTables } from './owned-sign-in-tables.ts';
import { byAccount, byAccountElseAddress, byEither, type OwnedTable, SECRET } from './owned-table.ts';
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
  ...ownedDocumentTables,
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
    table: keptAnswers,
    file: 'requests-of-the-last-day',
    title: 'Requests that a program of yours may send again',
    owned: byAccount(keptAnswers.userId),
    left: {
      id: 'a mark, from which nothing can be read',
      digest: 'a mark, from which nothing can be read',
      claim: 'a number of no meaning outside the server',
      instanceId: 'a number of no meaning outside the server',
      answer: 'encrypted; what it says is in the other files',
    },
    erased: 'row',
  },
  ...ownedContactTables,
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
  installation_marks: 'fingerprints of what this installation works with, with nobody’s name on them',
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
