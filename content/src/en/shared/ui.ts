export const problemTitle = 'There is a problem';
export const honeypotLabel = 'Leave this field empty';
export const show = (label: string) => `Show ${label}`;
export const houseLabel = (size: number) =>
  `A house at dusk, its porch lamp on; ${size} of 10 windows are lit`;
export const tryAgain = 'Try again';
export const updateTitle = 'A new version is ready';
export const updateLead =
  'Using it loads this page again. Finish what you are typing first; what you saved is safe.';
export const updateButton = 'Use the new version';
export const later = 'Later';
export const newTabNote = '(opens in a new tab)';
export const durationLabel = 'How long it takes';
export const whatItCosts = 'What it costs';
