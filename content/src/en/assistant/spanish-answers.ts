import type { SpanishTerm } from '@porchlight/domain/assistant/asked/spanish.ts';

/** The terms as the Consumer Financial Protection Bureau has them on its pages in Spanish (consumerfinance.gov/es, answers 122 and 1905). */
export const spanishTerms: readonly SpanishTerm[] = [
  { spanish: 'divulgación de cierre', slug: 'closing-disclosure' },
  { spanish: 'estimación del préstamo', slug: 'loan-estimate' },
  { spanish: 'compañía de títulos', slug: 'title-company' },
  { spanish: 'seguro hipotecario privado', slug: 'private-mortgage-insurance' },
  { spanish: 'pago inicial', slug: 'down-payment' },
  { spanish: 'refinanciación', slug: 'refinance' },
  { spanish: 'capital', slug: 'equity' },
];

/** Read in Spanish, and marked so on the page. */
export const answersInEnglish =
  'Por ahora el asistente responde en inglés; el glosario explica los términos en inglés.';
export const termInEnglish = (spanish: string, english: string) =>
  `Por ahora el asistente responde en inglés; «${spanish}» es «${english}» en el glosario.`;
/** Below a Spanish sentence, where more follows in English. */
export const moreInEnglish = 'Lo que sigue está en inglés.';
/** What is the asker's own, whose words are those of their plan and papers. */
export const ownInEnglish = (english: string) => `Según sus datos, en inglés: ${english}`;
