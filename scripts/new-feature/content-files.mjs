/** The sentences of a new feature; a path below content/src/en and a text. */
export function listContentFiles({ name, camel, title, words }) {
  return {
    [`${name}.ts`]: `import type { FeatureTexts } from '../feature-texts.ts';

/** What its page says. */
export const ${camel} = {
  title: '${title}',
  lead: 'What you write down here is yours alone.',
  label: 'New entry',
  save: 'Save',
  notSaved: 'Not saved',
  none: 'Nothing yet.',
  failedTitle: 'This page did not load',
  failed: 'What you saved is safe.',
};

/** What the privacy page, emails and notifications say of it. */
export const ${camel}Texts = {
  download: 'Entries of ${words}',
  privacy: '${title}: what you wrote down, and when.',
  emails: {
    copy: ({ text, url }: { text: string; url: string }) => ({
      subject: 'A copy of what you saved',
      heading: 'You saved an entry',
      paragraphs: [{ quote: [text] }],
      action: { label: 'Open ${words}', url },
    }),
  },
  notifications: {
    '${name}-saved': {
      title: 'You save an entry of ${words}',
      notices: 'notices of saved entries of ${words}',
      what: 'So that you see it if somebody else did.',
      entry: (subject: string) => ({ title: 'Entry saved', detail: subject, to: '/portal/${name}' }),
      email: (subject: string) => ({
        heading: 'An entry was saved',
        paragraphs: [subject],
        path: '/portal/${name}',
        label: 'Open ${words}',
      }),
      line: (subject: string) => \`Entry saved: \${subject}\`,
      sampleSubject: 'The brick house',
    },
  },
} as const satisfies FeatureTexts;
`,
  };
}
