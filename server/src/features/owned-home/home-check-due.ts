/** What processes call it among each other that the lines of somebody's home are to be checked. */
export const HOME_CHECK = 'home-check';
