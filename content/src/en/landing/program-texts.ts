import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { contact, newsletter } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { stepCards } from './step-cards.ts';

/** What the page's program carries. The longer texts come with the built page alone. */
export const programTexts = {
  steps: {
    title: 'Nine steps from the first call to your own keys',
    text: 'Open a step to see what working through it looks like.',
    demoNote: 'This is a demonstration. It sends nothing and stores nothing, and its claims are sample text.',
    real: 'Do it for real:',
    cards: stepCards,
  },
  dashboard,
  contact,
  newsletter,
} satisfies Partial<LandingText>;
