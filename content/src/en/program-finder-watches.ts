import type { FeatureTexts } from '../feature-texts.ts';

/** What its part of the page says. */
export const watchPanel = {
  title: 'Programs that open in rounds',
  lead: 'Some programs give their money out in rounds. We tell you when one opens, a week before it closes, and when it has no money left.',
  none: 'No program of this kind helps where you buy, as far as we know.',
  chooseState: 'Answer where you buy to see which they are.',
  watch: 'Notify me when this opens',
  watchNamed: (name: string) => `Notify me when this opens: ${name}`,
  stop: 'Stop telling me',
  stopNamed: (name: string) => `Stop telling me: ${name}`,
  watching: (name: string) => `We tell you when ${name} opens`,
  stopped: (name: string) => `We no longer tell you of ${name}`,
  notSaved: 'Not saved',
};

const open = { path: '/portal/programs', label: 'Open your programs' };
const to = open.path;

/** What the privacy page and notifications say of watched programs. */
export const programWatchesTexts = {
  download: 'Programs whose window you watch',
  privacy: 'Programs: which of them you asked to be told of, and since when.',
  notifications: {
    'program-opened': {
      title: 'A program you watch opens',
      what: 'Money of some programs is gone within days.',
      notices: 'notices of programs that open',
      entry: (name: string) => ({ title: 'A program opened', detail: name, to }),
      email: (name: string) => ({
        heading: `${name} is open`,
        paragraphs: [
          'You asked us to tell you when this program opens. Money is often given out first come, first served: call a participating lender.',
        ],
        ...open,
      }),
      line: (name: string) => `${name} is open`,
      sampleSubject: 'Welcome Home Program',
    },
    'program-closing': {
      title: 'A program you watch closes within a week',
      what: 'The last days to apply.',
      notices: 'notices of programs that close',
      entry: (name: string) => ({ title: 'A program closes within a week', detail: name, to }),
      email: (name: string) => ({
        heading: `${name} closes within a week`,
        paragraphs: ['These are the last days to apply. Ask the agency or your lender for the day and hour.'],
        ...open,
      }),
      line: (name: string) => `${name} closes within a week`,
      sampleSubject: 'Welcome Home Program',
    },
    'program-empty': {
      title: 'A program you watch has run out of money',
      what: 'So that you do not count on it.',
      notices: 'notices of programs that ran out of money',
      entry: (name: string) => ({ title: 'A program ran out of money', detail: name, to }),
      email: (name: string) => ({
        heading: `${name} has run out of money`,
        paragraphs: ['Do not count on this program now. Other programs may still help you.'],
        ...open,
      }),
      line: (name: string) => `${name} has run out of money`,
      sampleSubject: 'Welcome Home Program',
    },
  },
} as const satisfies FeatureTexts;
