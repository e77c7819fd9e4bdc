export const seeAlso = 'See also';
export const findATerm = 'Find a term';
export const showAllTerms = 'Show all terms';
export const terms = (all: number) => `${all} terms`;
export const noTermFound = 'No term has these words. Try one word, or its beginning.';
export const ofTerms = (found: number, all: number) => `${found} of ${all} terms`;
export const glossary = 'Glossary';
export const glossaryLead = (count: number) =>
  `${count} words you meet when you buy a home, in plain English.`;
export const letters = 'Letters';
export const newTabHint = '(opens in a new tab)';
export const checked = (checkedOn: string) => `. Checked ${checkedOn}.`;
export const atAGlance = 'At a glance';
export const peopleTitle = 'Who to speak to';
export const peopleLead = 'Open a name for what to ask.';
export const figuresTitle = 'Figures in this stage, and where they come from';
export const printThisStage = 'Print this stage';
export const progressLabel = 'Progress through the guide';
export const aboutTheseSteps = 'About these steps';
export const aboutThisStage = 'About this stage';
export const ofTheWay = (progress: number) => `${progress}% of the way`;
export const stepsLabel = 'Steps of the guide';
export const glossaryLink = 'More in the glossary';
export const describeOpenStages = (count: number) =>
  count === 1 ? '1 stage of the guide is still open' : `${count} stages of the guide are still open`;
export const otherStagesDone = 'Every other stage is complete';
export const everyStageDone = 'Every stage of the guide is complete';
export const openStagesLead = 'Read each one and press Next to mark it complete. Start with:';
export const nextSteps = 'Your next steps';
export const stepsDone = (done: number, all: number) => `${done} of ${all} stages done.`;
export const nextStepsLead =
  'Nothing here needs an account. An account keeps your progress, documents and dates, and opens the ten milestones.';
export const createAnAccount = 'Create an account';
export const signIn = 'Sign in';
export const openYourJourney = 'Open your journey';
