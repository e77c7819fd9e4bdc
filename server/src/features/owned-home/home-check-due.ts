/** The name of the notification between processes that the lines of a buyer's home are to be checked. */
export const HOME_CHECK = 'home-check';
