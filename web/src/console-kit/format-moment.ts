import { locale } from '@porchlight/content/en/locale.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';

/** An instant as the console shows it: day and minute, in the reader's own time zone. In a narrow column it breaks between the two. */
export function formatMoment(instant: string): string {
  const [, day = '', time = ''] = /^(.*), (.*)$/.exec(formatInstant(instant, 'medium', { locale })) ?? [];
  return `${keepTogether(day)}, ${keepTogether(time)}`;
}

function keepTogether(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}
