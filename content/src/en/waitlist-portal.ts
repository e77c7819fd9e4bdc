export const milestoneOf = (id: number, count: number) => `Milestone ${id} of ${count}`;
export const betaBadge = 'Part of the beta';
export const openMilestone = (title: string) => `Open ${title}`;
export const youHaveCompleted = (title: string) => `You have completed ${title}`;
export const nextStepLead = (title: string) => `Your next step is ${title}.`;
export const nextStepUnknown = 'Your journey shows what comes next.';
export const continueTo = (title: string) => `Continue to ${title}`;
export const backToJourney = 'Back to your journey';
