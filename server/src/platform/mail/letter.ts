import { site } from '@porchlight/content/site.ts';
import type { LetterName } from '@porchlight/domain/mail/letter-names.ts';

/** A paragraph, somebody else's words set off from ours, or a list. */
export type LetterBlock = string | { quote: readonly string[] } | { list: readonly string[] };

/** What a letter says. How it looks is decided when it is sent (`letter-rendering.ts`). */
export type LetterParts = {
  heading: string;
  paragraphs: readonly LetterBlock[];
  /** The one thing to do, as a button and, below it, as an address to copy. */
  action?: { label: string; url: string };
  /** Small, at the foot; without it `CLOSING`. */
  closing?: string;
  /** Small, below the closing: how to receive less of it. */
  links?: readonly { label: string; url: string }[];
};

/** What the operator is and how to reach them. */
export const CLOSING = `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`;

/** A letter as it is queued. `headers` beyond the usual ones, by name. */
export type Letter = {
  template: LetterName;
  to: string;
  subject: string;
  parts: LetterParts;
  headers?: Record<string, string>;
};

type TemplateFacts<Name extends LetterName, Data> = {
  name: Name;
  subject(data: Data): string;
  parts(data: Data): LetterParts;
  headers?(data: Data): Record<string, string>;
  /** Shown at /dev/mail/templates and rendered by a test: one at least, and one for each thing that it can say besides. */
  samples: { usual: Data } & Readonly<Record<string, Data>>;
};

export type LetterTemplate<Name extends LetterName = LetterName, Data = never> = {
  name: Name;
  write(to: string, data: Data): Letter;
  writeSamples(): { sample: string; letter: Letter }[];
};

/** One kind of letter: what it says of its data, and samples of it. */
export function defineLetter<const Name extends LetterName, Data>(
  facts: TemplateFacts<Name, Data>,
): LetterTemplate<Name, Data> {
  const write = (to: string, data: Data): Letter => ({
    template: facts.name,
    to,
    subject: facts.subject(data),
    parts: facts.parts(data),
    ...(facts.headers ? { headers: facts.headers(data) } : {}),
  });
  return {
    name: facts.name,
    write,
    writeSamples: () =>
      Object.entries(facts.samples).map(([sample, data]) => ({
        sample,
        letter: write('ada@example.com', data),
      })),
  };
}

/** Lets a mail program offer to end letters with one press (RFC 2369 3.2, RFC 8058 3.1). */
export function writeListHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
