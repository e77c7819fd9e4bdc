export const serverUnreachable =
  'We could not reach the server. Nothing you typed is lost; check your connection and try again.';
export const partFailed = 'This part did not load. Check your connection and try again, or reload the page.';
export const tryAgain = 'Try again';
export const notifications = 'Notifications';
