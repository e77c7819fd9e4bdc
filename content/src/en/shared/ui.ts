export const thereIsAProblem = 'There is a problem';
export const leaveThisFieldEmpty = 'Leave this field empty';
export const show = (label: string) => `Show ${label}`;
export const aHouseDuskPorchLamp = (size: number) =>
  `A house at dusk, its porch lamp on; ${size} of 10 windows are lit`;
export const tryAgain = 'Try again';
export const aNewVersionIsReady = 'A new version is ready';
export const usingLoadsPageAgainFinish =
  'Using it loads this page again. Finish what you are typing first; what you saved is safe.';
export const useTheNewVersion = 'Use the new version';
export const later = 'Later';
export const opensInANewTab = '(opens in a new tab)';
export const howLongItTakes = 'How long it takes';
export const whatItCosts = 'What it costs';
