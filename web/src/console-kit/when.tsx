import { locale } from '@porchlight/content/en/locale.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';

/** An instant as the console shows it: on the reader's own clock and on one line; a dash where there is none. */
export function When({ at }: { at: string | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatInstant(at, 'medium', { locale })}
    </time>
  );
}
