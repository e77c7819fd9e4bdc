import { language, PSEUDO_LOCALE } from '../language.ts';

const folder = language === PSEUDO_LOCALE ? 'en' : language;

/** How the language of this build writes dates and numbers (BCP 47). The bundler chooses texts for the pages; beside them Node reads. */
export const { locale } = (await import(`@porchlight/content/${folder}/locale.ts`)) as { locale: string };
