import { splitAskedWords } from '../asked-words.ts';
import type { SafetyKind } from '../safety-kinds.ts';

const WIRE = '(instrucciones|transferencias?|transferir|cuenta (bancaria|de banco)|datos bancarios)';
const CHANGED = '(nuev[ao]s?|cambi\\w*|diferentes?|distint[ao]s?|otr[ao]s?|urgente\\w*)';

const signs: readonly { kind: SafetyKind; pattern: RegExp }[] = [
  {
    kind: 'wire-fraud',
    pattern: new RegExp(`\\b${CHANGED}\\b.*\\b${WIRE}\\b|\\b${WIRE}\\b.*\\b${CHANGED}\\b`),
  },
  {
    kind: 'wire-fraud',
    pattern:
      /\b(estafa\w*|me (robaron|hackearon)|tarjetas? de regalo)\b|\bfraude\b.*\b(dinero|pago|cierre|banco)\b/,
  },
  {
    kind: 'discrimination',
    pattern:
      /\b(discriminacion|discriminan|discriminaron|discriminad[ao]s?|racis(mo|ta))\b|\b(negaron|rechazaron|tratan|trataron)\b.*\bpor (ser|mi|mis|tener)\b/,
  },
  {
    kind: 'foreclosure',
    pattern:
      /\b(ejecucion hipotecaria|embarg(o|an|ar|aron))\b|\b(perder|quitar(me|nos|on|an)?|quitan)\b.*\b(casa|vivienda|hogar)\b|\bno (puedo|podemos|pude|pudimos|alcanzo a) (seguir )?(pagar|pagando|con)\b.*\b(hipoteca|casa|mensualidad\w*|prestamo)\b|\b(atrasad[ao]s?|sin pagar|deje de pagar)\b.*\b(hipoteca|casa|mensualidad\w*|pagos?)\b/,
  },
];

/** The dangers that a question mentions in Spanish; accents do not matter. None for most questions. */
export function findSpanishDangers(question: string): SafetyKind[] {
  const text = splitAskedWords(question).join(' ');
  return [...new Set(signs.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind))];
}
