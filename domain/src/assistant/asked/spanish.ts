import { splitAskedWords } from '../asked-words.ts';

/** Words that no English question has. */
const telling = new Set(
  (
    'que como cuanto cuanta cuantos cuando donde cual quien porque necesito necesita puedo puede podemos quiero quiere tengo tiene tenemos debo ' +
    'ayuda significa cuesta casa vivienda hipoteca hipotecario hipotecaria prestamo prestamista prestatario pago inicial comprar vender cierre ' +
    'seguro credito interes tasa banco dinero estimacion divulgacion compania titulos refinanciacion refinanciar garantia soy estoy hola gracias recibi correo instrucciones transferencia nuevas quitar perder pagar estafa estafaron pagos'
  ).split(' '),
);
/** Small words of Spanish that names and English questions have too. */
const small = new Set(
  'el la los las un una de del al y o en con sin mi mis tu su es son se lo le me no si por para mas muy hay ser esta este mal'.split(
    ' ',
  ),
);
/** The least share of a question's words that are Spanish. */
const MIN_SHARE = 0.5;

/**
 * Whether a question is asked in Spanish: with a word that is only Spanish, and Spanish words for half of it. `more` are further such
 * words.
 */
export function isSpanish(question: string, more: ReadonlySet<string> = telling): boolean {
  const words = splitAskedWords(question);
  const isTelling = (word: string) => telling.has(word) || more.has(word);
  const spanish = words.filter((word) => isTelling(word) || small.has(word));
  return words.some(isTelling) && spanish.length >= MIN_SHARE * words.length;
}

/** A Spanish term, in lower case, and the slug of its English entry in the glossary. */
export type SpanishTerm = { spanish: string; slug: string };

/** The longest term that the question contains; accents do not matter. */
export function findSpanishTerm(question: string, terms: readonly SpanishTerm[]): SpanishTerm | undefined {
  const text = ` ${splitAskedWords(question).join(' ')} `;
  return terms
    .filter(({ spanish }) => text.includes(` ${splitAskedWords(spanish).join(' ')} `))
    .toSorted((one, other) => other.spanish.length - one.spanish.length)[0];
}
