import { locale } from '@porchlight/content/en/locale.ts';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as the reader's own clock has it; a dash where there is none. */
export function When({ at }: { at: string | null }) {
  if (at === null) return '–';
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
