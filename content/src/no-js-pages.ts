import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import { noJsPages } from './en/no-js-pages.ts';
import { accentAll } from './pseudo-locale.ts';

/** What the pages for browsers without scripts say, in a reader's language. */
export function noJsPagesFor(locale: Locale): typeof noJsPages {
  return locale === 'xx' ? accentAll(noJsPages) : noJsPages;
}
