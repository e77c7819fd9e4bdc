export const completeAllStepsInSequential =
  'Complete all steps in sequential order to track your home buying progress';
export const markAsCompleted = 'Mark as Completed';
export const markAsCompletedAgain = 'Mark as Completed Again';
export const whyThisStageIsImportant = 'Why This Stage Is Important';
export const stepOf = (step: number, total: number) => `Step ${step} of ${total}`;
export const stepCompleted = 'Step completed!';
export const journeyCompleted = 'Journey completed!';
