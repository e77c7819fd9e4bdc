import type { FeatureTexts } from '../feature-texts.ts';

const path = '/portal/wire-guard';
const described: Readonly<Record<string, { heading: string; paragraph: string }>> = {
  written: {
    heading: 'Your co-buyer wrote down who gets your closing money',
    paragraph: 'Compare it with your own papers: corrections are free for 24 hours, then it is frozen.',
  },
  changed: {
    heading: 'Your co-buyer corrected who gets your closing money',
    paragraph: 'Compare it with your own papers before it is frozen.',
  },
  replaced: {
    heading: 'Your co-buyer replaced who gets your closing money',
    paragraph:
      'They entered a call in which another account was confirmed. If you did not hear of that call, ask them before any money is sent.',
  },
  differs: {
    heading: 'New wire instructions differ from what you wrote down',
    paragraph:
      'Your co-buyer compared a message with your record. Send nothing until one of you has called the number in the record.',
  },
};

function describe(subject: string) {
  const { heading, paragraph } = described[subject] ?? {
    ...{ heading: 'Something changed in your wire guard', paragraph: 'Look at it before money is sent.' },
  };
  return { heading, paragraphs: [paragraph], path };
}

/** What the other buyer is notified of. No account, bank or payee is in it. */
export const wireGuardTexts = {
  privacy:
    'Wire guard: who is to be paid at closing, their bank, routing and phone number, the account number encrypted under a key of its own use, and a log of what was written, compared and replaced. Your co-buyer sees it with the account’s last four digits, and nobody else.',
  notifications: {
    'wire-entered': {
      title: 'Your co-buyer changes who gets your closing money',
      what: 'That the payee was written down or replaced, or that a message differs from it.',
      notices: 'notices of your wire guard',
      entry: (subject: string) => {
        const { heading, paragraphs } = describe(subject);
        return { title: heading, detail: paragraphs.join(' '), to: path };
      },
      email: (subject: string) => ({ ...describe(subject), label: 'Open the wire guard' }),
      line: (subject: string) => `${describe(subject).heading}.`,
      sampleSubject: 'written',
    },
  },
} as const satisfies FeatureTexts;
