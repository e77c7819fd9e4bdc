import { env } from 'node:process';

/**
 * The language that the pages are built in: a folder of content/src, or the pseudo-locale, which shows the texts that are in no such
 * folder.
 */
export const language = env.PORCHLIGHT_LOCALE ?? 'en';

export const PSEUDO_LOCALE = 'xx';

/** Where the pages go: a language beside English has a folder of its own. */
export const buildFolder = language === 'en' ? 'build' : `build/${language}`;
