import * as texts from './en.ts';
/** What the wrapper of every stage says, word for word (specification 2). */
export const stageLabels = {
  completed: 'Completed',
  progressHelp: texts.progressHelp,
  legend: { active: 'Active', completed: 'Completed' },
  previous: 'Previous',
  next: 'Next',
  markCompleted: texts.markAsCompleted,
  markCompletedAgain: texts.markCompletedAgain,
  whyImportant: texts.importanceTitle,
} as const;

/** 'Step N of M' (specification 2). */
export function describeStep(step: number, total: number): string {
  return texts.stepOf(step, total);
}

/** Shown when a stage is completed; the stage's name goes with it (specification 4). */
export const STEP_COMPLETED = texts.stepCompleted;

/** Shown after the last stage is marked as completed (specification 4). */
export const JOURNEY_COMPLETED = {
  title: texts.journeyCompleted,
  description: "You've completed all steps of the homebuying journey!",
} as const;

/** From marking the last stage to the message above, in milliseconds (specification 9: completion toast delay). */
export const JOURNEY_COMPLETED_DELAY_MS = 1000;
/** From marking the last stage to the way back to /portal, in milliseconds (specification 9: redirect, stage guide). */
export const JOURNEY_REDIRECT_DELAY_MS = 2000;
