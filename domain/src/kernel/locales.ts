/** The languages that readers are answered in, by their BCP 47 tags. `xx` is made from English and shows in development what is not translated. */
export const locales = ['en', 'xx'] as const;

export type Locale = (typeof locales)[number];

/** The default locale when the user has not chosen one that the product has. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The locale of the sentences that the domain itself writes, and of a formatter that is given no other. */
export const FORMAT_LOCALE = 'en-US';

/**
 * Makes a format of the browser's when it is first asked for in a locale (BCP 47), and keeps it: that takes milliseconds on a slow phone,
 * and many pages that carry one show nothing in it.
 */
export function perLocale<Format>(make: (locale: string) => Format): (locale?: string) => Format {
  const made = new Map<string, Format>();
  return (locale = FORMAT_LOCALE) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
