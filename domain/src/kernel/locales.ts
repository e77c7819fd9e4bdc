/** The languages that readers are answered in, by their BCP 47 tags. `xx` is made from English and shows in development what is not translated. */
export const locales = ['en', 'xx'] as const;

export type Locale = (typeof locales)[number];

/** Of whoever says nothing, or nothing that is kept. */
export const DEFAULT_LOCALE: Locale = 'en';
