export const thisHomeBuyerDidNot = 'This home buyer did not load';
export const phone = 'Phone';
export const stage = 'Stage';
export const noFinalStepYet = 'No final step yet';
export const since = 'Since';
export const lastActivity = 'Last activity';
export const thereNoAccountFinalStep =
  'There is no account with this final step, so there is no journey to show.';
export const theStageIsNow = (stage: string) => `The stage is ${stage} now`;
export const changeTheStage = 'Change the stage';
export const chooseAStage = 'Choose a stage';
export const saveTheStage = 'Save the stage';
export const completed = 'Completed';
export const underWay = 'Under way';
export const notStarted = 'Not started';
export const locked = 'Locked';
export const account = 'Account';
export const opened = 'Opened';
export const address = 'Address';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const betaAccess = 'Beta access';
export const on = 'On';
export const off = 'Off';
export const milestones = 'Milestones';
export const datesAhead = 'Dates ahead';
export const noDateAheadIsSet = 'No date ahead is set.';
export const plan = 'Plan';
export const planIsEmpty = 'Nothing of it is entered yet.';
export const documentsOwed = 'Documents owed';
export const nothingOwedMilestonesOpen = 'Nothing is owed in the milestones that are open.';
export const guide = 'Guide';
export const ofStagesCompleted = (count: number, count2: number, map: string) =>
  `${count} of ${count2} stages completed: ${map}.`;
export const homeBuyerViewOfStagesCompleted = (count: number, count2: number) =>
  `${count} of ${count2} stages completed.`;
export const homeBuyers = 'Home buyers';
export const whoeverFinishedFinalStepGuide =
  'Whoever finished the final step of the guide, and every account with a journey. What buyers note for themselves stays theirs.';
export const homeBuyersNewestFirst = 'Home buyers, newest first';
export const nameOrEMail = 'Name or e-mail';
export const everyStage = 'Every stage';
export const nobodyHasFinishedFinalStep = 'Nobody has finished the final step or begun a journey yet.';
export const name = 'Name';
export const noAccount = 'No account';
export const ofLabel = (stagesDone: number, count: number) => `${stagesDone} of ${count}`;
export const homeBuyersPageOf = (milestonesDone: number) => `${milestonesDone} of 10`;
