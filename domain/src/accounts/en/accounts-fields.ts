export const enterAPassword = 'Enter a password.';
export const useAtMostCharacters = (longestPassword: number) => `Use at most ${longestPassword} characters.`;
export const mustBeAPath = 'Must be a path on this site.';
export const useAtMost500Characters = 'Use at most 500 characters.';
