export const next = 'Next';
export const applicationProgress = 'Application progress';
export const stepOf = (step: number, count: number) => `Step ${step} of ${count}`;
export const back = 'Back';
export const applicationName = 'Application';
