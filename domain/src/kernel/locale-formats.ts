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
