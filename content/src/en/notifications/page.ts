export const notifications = 'Notifications';
export const markAllAsRead = 'Mark all as read';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const chooseWhatHearWhen = 'Choose what you hear of, and when';
export const theseAreSamples = 'These are samples';
export const signIn = 'Sign in';
export const signReadWhatHappensOwn =
  'Sign in to read what happens in your own journey: documents received and signed, milestones done and opened.';
export const notificationsPageYourNotificationsDid = 'Your notifications did not load';
export const nothingLostTheyShowHere = 'Nothing is lost. They show here as soon as we can reach them.';
export const nothingYet = 'Nothing yet';
export const goOnWithYourJourney = 'Continue your journey';
export const whenDocumentArrivesSignedMilestone =
  'When a document arrives or is signed, or a milestone is done or opens, you read it here.';
export const allRead = 'All read';
export const unread = (unread: number) => `${unread} unread`;
export const showOlderOnes = 'Show older ones';
