import { expect, test } from 'vitest';
import { findSafetyKinds } from '../safety.ts';
import { findSpanishDangers } from './spanish-dangers.ts';

test.each([
  ['recibí un correo con nuevas instrucciones de transferencia', 'wire-fraud'],
  ['la compañía de títulos cambió la cuenta bancaria', 'wire-fraud'],
  ['creo que me estafaron con el pago', 'wire-fraud'],
  ['me piden pagar con tarjetas de regalo', 'wire-fraud'],
  ['me van a quitar la casa por no pagar la hipoteca', 'foreclosure'],
  ['no puedo pagar mi hipoteca este mes', 'foreclosure'],
  ['estoy atrasado con los pagos', 'foreclosure'],
  ['me llegó una carta de ejecución hipotecaria', 'foreclosure'],
  ['el prestamista me discriminó: discriminación por mi acento', 'discrimination'],
  ['nos rechazaron por ser mexicanos', 'discrimination'],
])('%j tells of %s', (question, kind) => {
  expect(findSpanishDangers(question)).toEqual([kind]);
  expect(findSafetyKinds(question)).toContain(kind);
});

test.each([
  '¿Qué es el pago inicial?',
  'puedo comprar una casa con mal credito',
  'cuánto debo pagar de hipoteca',
  'necesito una cuenta de ahorros',
  'how do I get rid of PMI',
  'got a new job, can I still close',
])('%j tells of none', (question) => {
  expect(findSpanishDangers(question)).toEqual([]);
});
