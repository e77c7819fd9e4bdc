/** Where the build leaves the trained classifier before the pages are made; seen from the folder of the web. */
export const TRAINED_ANSWERS = 'node_modules/.cache/assistant-answers.json';
