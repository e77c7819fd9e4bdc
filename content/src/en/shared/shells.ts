export const categories = 'Categories';
export const scrollCategoriesLeft = 'Scroll categories left';
export const scrollCategoriesRight = 'Scroll categories right';
export const yourJourney = 'Your journey';
export const theGuide = 'The guide';
export const theGlossary = 'The glossary';
export const connectionNeededTitle = 'This page needs a connection';
export const connectionNeededLead = 'These open without one:';
export const unexpectedApplicationError = 'Unexpected Application Error';
export const errorHeading = 'Unexpected Application Error!';
export const errorLead = 'What you had saved is safe. Load the page again, or start from the beginning.';
export const reloadButton = 'Load the page again';
export const returnToHome = 'Return to Home';
export const unknownError = 'The page could not be shown.';
export const skipToContent = 'Skip to content';
export const notFoundTitle = 'Oops! Page not found';
export const notFoundLead =
  'There is nothing at this address. The link may be old, or a letter may be missing.';
export const offlineStatus =
  'You are offline. What you saved is safe; this page catches up when the connection is back.';
export const offlineCopyStatus = (time: string) => `No connection. Showing what this device kept at ${time}.`;
export const changesWait = (waiting: number) =>
  waiting === 1 ? '1 change waits to be sent.' : `${waiting} changes wait to be sent.`;
export const offlineJourneyLink = 'Your journey and its checklists, as this device last saw them';
export const searchGuideGlossary = 'Search in the guide and the glossary';
export const guide = (name: string) => `Guide: ${name}`;
export const noConnection = 'No connection';
export const offlinePageLead =
  'This page is not on your device, and we cannot reach the server. What you saved is safe.';
export const tryAgain = 'Try again';
export const offlineLinksTitle = 'What opens without a connection';
export const searchThePortal = 'Search the portal';
export const search = 'Search';
export const notifications = 'Notifications';
export const signIn = 'Sign in';
export const footer = 'Footer';
export const main = 'Main';
export const offlineJourneyEmpty =
  'This device has kept nothing of your journey yet. Everything you saved is safe and shows when the connection is back.';
export const console = 'Console';
export const signOut = 'Sign out';
export const consoleMenuButton = 'Pages of the console';
