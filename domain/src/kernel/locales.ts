/** The languages that readers are answered in, by their BCP 47 tags. `xx` is made from English and shows in development what is not translated. */
export const locales = ['en', 'xx'] as const;

export type Locale = (typeof locales)[number];

/** The default locale when the user has not chosen one that the product has. */
export const DEFAULT_LOCALE: Locale = 'en';
