import type { SampleNotification } from '@porchlight/domain/notifications/notifications.ts';

// Samples.

/** The three entries a visitor sees (specification 2), marked as samples where they are shown. */
export const sampleNotifications: readonly SampleNotification[] = [
  {
    title: 'Document Approved',
    detail: 'When a paper of yours is accepted, you read it here.',
    to: '/portal/docs',
  },
  {
    title: 'Action Required',
    detail: 'When something waits for you, it stands here until it is done.',
    to: '/portal/preparing',
  },
  {
    title: 'New Learning Resource',
    detail: 'When a part of the guide helps with your next step, you find it here.',
    to: '/glossary',
  },
];

// Entries.

export const dateNear = 'A date is near';
export const newSignIn = 'New sign-in';
export const signInAdvice = (subject: string) =>
  `${subject}. If it was not you, sign out your other devices and choose a new password.`;
export const documentReceived = 'Document received';
export const documentReceivedDetail = (subject: string) => `${subject} is in your Document Center.`;
export const documentAccepted = 'Document accepted';
export const documentAcceptedDetail = (subject: string) => `${subject}: nothing more to do.`;
export const replaceDocument = 'Please replace a document';
export const documentOpened = 'We looked at a document';
export const newerDocumentNeeded = 'A newer document is needed';
export const documentsDue = 'Documents to upload';
export const documentSigned = 'Document signed';
export const youSigned = (subject: string) => `You signed ${subject}.`;
export const coBuyerSigned = 'A co-buyer signed';
export const signedYourDocument = (subject: string) => `${subject} signed a document of yours.`;
export const betaAccessGranted = 'Beta access granted';
export const betaAccessDetail = 'Milestones 4 to 10 are part of your journey now.';
export const betaRequestDeclined = 'Beta request declined';
export const datePassed = 'A date has passed';
export const milestoneCompleted = 'Milestone completed';
export const milestoneCompletedDetail = (name: string) => `${name} is done, and its window is lit.`;
export const coBuyerCompleted = (name: string) =>
  `Your co-buyer completed ${name}. It is done for both of you, and its window is lit.`;
export const milestoneUnlocked = 'Milestone unlocked';
export const milestoneUnlockedDetail = (name: string) => `${name} is open. You can start it now.`;

// The page.

export const notifications = 'Notifications';
export const markAllRead = 'Mark all as read';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const settingsLink = 'Choose what you hear of, and when';
export const theseAreSamples = 'These are samples';
export const signIn = 'Sign in';
export const samplesLead =
  'Sign in to read what happens in your own journey: documents accepted and sent back, dates that are near, milestones that open.';
export const loadFailed = 'Your notifications did not load';
export const loadFailedLead = 'Nothing is lost. They show here as soon as we can reach them.';
export const nothingYet = 'Nothing yet';
export const continueJourney = 'Continue your journey';
export const nothingYetLead =
  'When a document is accepted or sent back, a date is near or a milestone opens, you read it here.';
export const allRead = 'All read';
export const unread = (unread: number) => `${unread} unread`;
export const showOlderOnes = 'Show older ones';

// On the screens.

export const dateNearLead =
  'A week before a date that you set, the day before, on the day, and once when it has passed.';
export const documentsDueKind = 'Documents are still to be uploaded';
export const documentReturnedKind = 'A document comes back to you';
export const documentExpiresKind = 'A document gets too old';
export const documentExpiresLead =
  'Two weeks before lenders stop accepting it, again three days before, and once that day has passed.';
export const documentAcceptedKind = 'A document is accepted';
export const itWhatAsked = 'It is what was asked for.';
export const staffOpensKind = 'One of our staff opens a document';
export const staffOpensLead = 'Who, when and why. It’s shown beside the document as well.';
export const aMilestoneOpens = 'A milestone opens';
export const milestoneOpensLead = 'You can start the next one.';
export const milestoneDoneKind = 'A milestone is done';
export const milestoneDoneLead =
  'Everything in it is settled. The portal lists those that your co-buyer completes.';
export const documentSignedKind = 'A document is signed';
export const documentSignedLead = 'You signed it in the Document Center, so the portal does not list it.';
export const coBuyerKind = 'A co-buyer signs';
export const coBuyerLead = 'Someone you asked has signed one of your documents.';
export const aDocumentArrives = 'A document arrives';
export const itDocumentCenter = 'You uploaded it to the Document Center, so the portal does not list it.';
export const betaGrantedKind = 'Beta access is granted';
export const betaGrantedLead = 'You asked for it, and milestones 4 to 10 open.';
export const betaDeclinedKind = 'Beta access is declined';
export const betaDeclinedLead = 'You asked for it; the answer says why, and when you can ask again.';
export const newDeviceLead =
  'Always in the portal and always by e-mail, at once, also in quiet hours. It cannot be switched off: whoever got into your account could switch it off as well.';
export const no = 'No';
export const withinMinutes = 'Within 15 minutes';
export const inDailyDigest = 'In the daily digest';
export const inThePortal = 'In the portal';
export const byEMail = 'By e-mail';
export const markReadFailed = 'Still marked as new';
export const needsYou = 'Needs you';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const newLabel = 'New';
export const sample = 'Sample';
export const latestNotifications = 'Latest notifications';
export const viewAllNotifications = 'View all notifications';
export const menuSamples = 'These are samples. Sign in to see your own.';
export const menuLoadFailed = 'Your notifications did not load. Nothing is lost.';
export const tryAgain = 'Try again';
export const menuEmpty = 'Nothing yet. When a document is accepted or a date is near, you read it here.';
export const settingsSaved = 'Your notification settings are saved';
export const kindsTitle = 'What you hear of';
export const whenLettersCome = 'When emails come';
export const saving = 'Saving…';
export const saveNotificationSettings = 'Save notification settings';
export const notificationSettings = 'Notification Settings';
export const profileSettings = 'Profile Settings';
export const settingsLoadFailed = 'Your settings did not load';
export const settingsFailedLead = 'They’re safe, and emails go out as you chose.';
export const calendarTitle = 'Your dates in your calendar';
export const documentsDueLead = 'After three days, then weekly, up to four reminders, all in one message.';
export const documentReturnedLead = 'A reviewer asked you to replace it and said why.';
export const newDeviceKind = 'Someone signs in from a new device';
