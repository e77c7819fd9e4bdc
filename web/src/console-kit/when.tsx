import { locale } from '@porchlight/content/en/locale.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';

/** An instant as the reader's own clock has it; a dash where there is none. */
export function When({ at }: { at: string | null }) {
  if (at === null) return '–';
  return <time dateTime={at}>{formatInstant(at, 'medium', { locale })}</time>;
}
