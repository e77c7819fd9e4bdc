export const whatThisStageIsAbout = 'What this stage is about';
export const howLongItTakes = 'How long it takes';
export const whatItCosts = 'What it costs';
export const useAtMost20000 = 'Use at most 20,000 characters.';
export const sayWhichStatus = 'Say which status or which owner it gets.';
