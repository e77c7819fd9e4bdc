import type { SpanishTerm } from '@porchlight/domain/assistant/asked/spanish.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety-kinds.ts';

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
/** Above the steps in English, where a message in Spanish names a danger. */
export const spanishDangers: Record<SafetyKind, string> = {
  'wire-fraud':
    'No envíe dinero y llame al agente de cierre a un número que ya tenía; si ya lo envió, llame ahora mismo a su banco. Los pasos siguen en inglés.',
  discrimination:
    'Usted tiene derecho a un trato igual: anote hoy qué pasó y llame a HUD al 800-669-9777. Los pasos siguen en inglés.',
  foreclosure:
    'Llame hoy al administrador de su préstamo, al número de su estado de cuenta, y a un asesor de vivienda aprobado por HUD al 800-569-4287. Los pasos siguen en inglés.',
};
export const glossaryInEnglish = 'Glossary';
