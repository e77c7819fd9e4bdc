import type { NotificationKind } from '@porchlight/domain/notifications/notifications.ts';
import { mapNotificationTexts } from './feature-notifications.ts';

/** What the pages for browsers without scripts say beside the texts of their forms. */
export const noJsPages = {
  home: 'Back to the home page',
  back: 'Back to the page',
  leaveEmpty: 'Leave this field empty',
  tooLong: {
    title: 'That is too long',
    text: 'What you sent is too long for us to read, so nothing was stored. Go back: your browser still has what you typed.',
  },
  overloaded: {
    title: 'Please try again in a moment',
    text: 'More is asked of us right now than we can answer, so nothing was stored yet. What you typed is still below: send it again in a moment.',
    unread:
      'More is asked of us right now than we can answer, so nothing was stored. Go back: your browser still has what you typed. Send it again in a moment.',
  },
  stopEmails: {
    notWorking: 'This link does not work',
    title: 'Stop these emails?',
    text: (scope: StoppedEmails) =>
      `You no longer get ${stopped[scope]} by email. In the portal nothing changes.`,
    action: 'Stop these emails',
    done: {
      title: 'The emails are stopped',
      text: (scope: StoppedEmails) =>
        `You no longer get ${stopped[scope]} by email. You still read them in the portal, and you can switch the emails on again in your settings.`,
    },
    before: {
      title: 'They were stopped already',
      text: (scope: StoppedEmails) =>
        `You did not get ${stopped[scope]} by email any more, so nothing was changed. To get them again, or to stop other emails, open your settings.`,
    },
    settings: 'Open your notification settings',
  },
  leaveWaitlist: {
    title: 'Leave this waitlist?',
    text: 'We take the address that the email went to off the list it was about. Other lists stay as they are.',
    action: 'Take my address off',
    done: {
      title: 'Your address is off the list',
      text: (title: string) =>
        `We do not write to it again about ${title}. To be told of something else, join its list at any time.`,
    },
  },
};

type StoppedEmails = NotificationKind | 'at-once' | 'digest';

const stopped: Record<StoppedEmails, string> = {
  'document-received': 'notices of received documents',
  'document-accepted': 'notices of accepted documents',
  'document-needs-attention': 'notices of documents to replace',
  'document-opened-by-staff': 'notices of documents that we opened',
  'document-expires': 'notices of documents that get too old',
  'documents-due': 'reminders of documents to upload',
  'document-signed': 'notices of signed documents',
  'co-buyer-signed': 'notices of co-buyers who signed',
  'milestone-completed': 'notices of completed milestones',
  'milestone-unlocked': 'notices of opened milestones',
  'date-near': 'reminders of your dates',
  'new-device': 'notices of new sign-ins',
  'beta-approved': 'notices of approved beta requests',
  'beta-declined': 'notices of declined beta requests',
  ...mapNotificationTexts(({ notices }) => notices),
  'at-once': 'notices that come at once',
  digest: 'the daily digest',
};
