import { locale } from '@porchlight/content/en/locale.ts';

const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' });
const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

/** An instant as the console shows it: day and minute, in the reader's own time zone. In a narrow column it breaks between the two. */
export function formatMoment(instant: string): string {
  const at = new Date(instant);
  return `${keepTogether(day.format(at))}, ${keepTogether(time.format(at))}`;
}

function keepTogether(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}
