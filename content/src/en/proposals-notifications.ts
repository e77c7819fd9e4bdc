import type { FeatureTexts } from '../feature-texts.ts';

const heading = 'Our staff proposes a change';
const paragraph = 'Open Today to read what, who proposes it and why, and to accept or decline.';
const path = '/portal';

/** What buyers are notified of. Neither what is proposed nor why is in it. */
export const proposalsTexts = {
  privacy:
    'Dates, figures and milestones that our staff proposes to you, with why, the first name of who proposed it, and what you answered. Both buyers of the purchase read them, and they go with the purchase.',
  notifications: {
    'proposal-made': {
      title: 'Our staff proposes a change of your dates, plan or milestones',
      what: 'That something is proposed. What and why is on Today alone.',
      notices: 'notices of what our staff proposes',
      entry: () => ({ title: heading, detail: paragraph, to: path }),
      email: () => ({ heading, paragraphs: [paragraph], path, label: 'Open Today' }),
      line: () => `${heading}.`,
      sampleSubject: '',
    },
  },
} as const satisfies FeatureTexts;
