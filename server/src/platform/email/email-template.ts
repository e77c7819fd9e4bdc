import { type EmailText, type EmailTexts, emailTextsFor } from '@porchlight/content/email-texts.ts';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';
import type { EmailTemplateName } from '@porchlight/domain/notifications/email/email-templates.ts';

/** What an email says below its subject. */
export type EmailParts = Omit<EmailText, 'subject'>;

/** An email as it is queued. `headers` beyond the usual ones, by name; without a `locale` it is English. */
export type Email = {
  template: EmailTemplateName;
  to: string;
  locale?: Locale;
  subject: string;
  parts: EmailParts;
  headers?: Record<string, string>;
  /** The same in another language. */
  inLocale?(locale: Locale): Email;
};

type TemplateFacts<Name extends EmailTemplateName, Data> = {
  name: Name;
  text(texts: EmailTexts, data: Data): EmailText;
  headers?(data: Data): Record<string, string>;
  /** Shown at /dev/mail/templates and rendered by a test: one at least, and one for each thing that it can say besides. */
  samples: { usual: Data } & Readonly<Record<string, Data>>;
};

export type EmailTemplate<Name extends EmailTemplateName = EmailTemplateName, Data = never> = {
  name: Name;
  /** The email in English; queued, it is written in its reader's language. */
  write(to: string, data: Data): Email;
  writeSamples(): { sample: string; email: Email }[];
};

/** One kind of email: what it says of its data, and samples of it. */
export function defineEmailTemplate<const Name extends EmailTemplateName, Data>(
  facts: TemplateFacts<Name, Data>,
): EmailTemplate<Name, Data> {
  const write = (to: string, data: Data, locale: Locale = DEFAULT_LOCALE): Email => {
    const texts = emailTextsFor(locale);
    const { subject, ...parts } = facts.text(texts, data);
    return {
      template: facts.name,
      to,
      locale,
      subject,
      parts: { signOff: texts.layout.signOff, ...parts },
      ...(facts.headers ? { headers: facts.headers(data) } : {}),
      inLocale: (other) => write(to, data, other),
    };
  };
  return {
    name: facts.name,
    write: (to, data) => write(to, data),
    writeSamples: () =>
      Object.entries(facts.samples).map(([sample, data]) => ({
        sample,
        email: write('ada@example.com', data),
      })),
  };
}

/** Lets a mail program offer to end emails with one press (RFC 2369 3.2, RFC 8058 3.1). */
export function createListHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
