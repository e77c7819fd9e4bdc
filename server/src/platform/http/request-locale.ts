import type { IncomingMessage } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '@porchlight/domain/kernel/locales.ts';
import { parseAccept } from 'hono/utils/accept';

/** Reads which of the languages that are kept a request asks for first (RFC 9110 12.5.4); a region such as that of `en-GB` is not asked for. */
export function createLocaleReader(kept: readonly Locale[]): (incoming: IncomingMessage) => Locale {
  return ({ headers }) => {
    const asked = parseAccept(headers['accept-language'] ?? '')
      .filter(({ q }) => q > 0)
      .toSorted((one, other) => other.q - one.q)
      .map(({ type }) => type.toLowerCase().split('-')[0]);
    for (const language of asked) {
      const locale = kept.find((candidate) => candidate === language);
      if (locale) return locale;
    }
    return DEFAULT_LOCALE;
  };
}
