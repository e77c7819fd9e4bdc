/** The values of the three choices (specification 3). */
export const timelines = ['immediately', '1-2months', '3-6months', '6+months'] as const;
export const propertyTypes = ['singleFamily', 'townhouse', 'condo', 'multiFamily'] as const;
export const occupancies = ['primaryResidence', 'secondHome', 'investment'] as const;

/** The five steps in order, each by what it asks (specification 5 and 9). */
export const questionnaireSteps = ['timeline', 'propertyType', 'occupancy', 'price', 'contact'] as const;

/** What has been answered so far; texts as they were typed. */
export type Answers = {
  timeline: (typeof timelines)[number] | undefined;
  propertyType: (typeof propertyTypes)[number] | undefined;
  occupancy: (typeof occupancies)[number] | undefined;
  purchasePrice: string;
  downPayment: string;
  name: string;
  email: string;
  phone: string;
};

export const emptyAnswers: Answers = {
  timeline: undefined,
  propertyType: undefined,
  occupancy: undefined,
  purchasePrice: '',
  downPayment: '',
  name: '',
  email: '',
  phone: '',
};

/** How far the progress bar is filled on a step from 1 to 5, in percent (specification 5). */
export function computeStepPercent(step: number): number {
  return (step / questionnaireSteps.length) * 100;
}

/**
 * Whether a step from 1 to 5 has what Next, or on step 5 the submit button, needs: an option on steps 1 to 3, name, email and phone on step
 * 5, and nothing on step 4 (specification 5).
 */
export function isStepAnswered(step: number, answers: Answers): boolean {
  const question = questionnaireSteps[step - 1];
  if (question === undefined) return false;
  if (question === 'price') return true;
  if (question === 'contact')
    return [answers.name, answers.email, answers.phone].every((text) => text.trim() !== '');
  return answers[question] !== undefined;
}

/** The step after Next: one on when this one is answered, and never past the last. */
export function goNext(step: number, answers: Answers): number {
  return isStepAnswered(step, answers) ? Math.min(step + 1, questionnaireSteps.length) : step;
}

/** The step after Back, which is disabled on step 1 (specification 4). */
export function goBack(step: number): number {
  return Math.max(step - 1, 1);
}

/** The furthest step that can be shown: everything before it is answered. For an address or a draft that names a step. */
export function limitStep(step: number, answers: Answers): number {
  const firstOpen = questionnaireSteps.findIndex((_, place) => !isStepAnswered(place + 1, answers)) + 1;
  const furthest = firstOpen === 0 ? questionnaireSteps.length : firstOpen;
  return Number.isInteger(step) ? Math.min(Math.max(step, 1), furthest) : 1;
}
