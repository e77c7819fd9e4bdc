import { describe, expect, it } from 'vitest';
import { findSpanishTerm, isSpanish } from './spanish.ts';

describe('a question in Spanish', () => {
  it.each([
    '¿Qué es el pago inicial?',
    'cuanto necesito para comprar una casa',
    'hipoteca',
    'Estimación del préstamo',
    'puedo refinanciar con mal crédito',
    'que es escrow',
  ])('is %j', (question) => {
    expect(isSpanish(question)).toBe(true);
  });

  it.each([
    'houses in el paso and la mesa',
    'what does hipoteca mean',
    'is no one in',
    'can i buy a casa',
    'me',
    'capital gains',
    '',
  ])('is not %j', (question) => {
    expect(isSpanish(question)).toBe(false);
  });

  const terms = [
    { spanish: 'pago', slug: 'payment' },
    { spanish: 'pago inicial', slug: 'down-payment' },
    { spanish: 'estimación del préstamo', slug: 'loan-estimate' },
  ];
  it.each([
    ['¿Qué es el pago inicial?', 'down-payment'],
    ['que es la ESTIMACION del prestamo', 'loan-estimate'],
    ['necesito ayuda', undefined],
    ['pagos iniciales', undefined],
  ])('names in %j the term %s', (question, slug) => {
    expect(findSpanishTerm(question, terms)?.slug).toBe(slug);
  });
});
