/** What the wrapper of every stage says, word for word (specification 2). */
export const stageLabels = {
  completed: 'Completed',
  progressHelp: 'Complete all steps in sequential order to track your home buying progress',
  legend: { active: 'Active', completed: 'Completed' },
  previous: 'Previous',
  next: 'Next',
  markCompleted: 'Mark as Completed',
  markCompletedAgain: 'Mark as Completed Again',
  whyImportant: 'Why This Stage Is Important',
} as const;

/** 'Step N of M' (specification 2). */
export function describeStep(step: number, total: number): string {
  return `Step ${step} of ${total}`;
}

/** Shown when a stage is completed; the stage's name goes with it (specification 4). */
export const STEP_COMPLETED = 'Step completed!';

/** Shown after the last stage is marked as completed (specification 4). */
export const JOURNEY_COMPLETED = {
  title: 'Journey completed!',
  description: "You've completed all steps of the homebuying journey!",
} as const;

/** From marking the last stage to the message above, in milliseconds (specification 9: completion toast delay). */
export const JOURNEY_COMPLETED_DELAY_MS = 1000;
/** From marking the last stage to the way back to /portal, in milliseconds (specification 9: redirect, stage guide). */
export const JOURNEY_REDIRECT_DELAY_MS = 2000;
