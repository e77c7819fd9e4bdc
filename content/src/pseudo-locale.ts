/** A sentence of the pseudo-locale: English with accents on its vowels, in brackets that show where it is cut. Still readable. */
export function accent(sentence: string): string {
  return `[${sentence.replaceAll(/[aeiouAEIOU]/g, (letter) => `${letter}\u0301`).normalize('NFC')}]`;
}

/** Addresses, and what someone else wrote. */
const LEFT_ALONE = new Set(['url', 'quote']);

/** All sentences of texts, also of those that are made by a function. */
export function accentAll<Texts>(texts: Texts): Texts {
  return change(texts) as Texts;
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return accent(value);
  if (typeof value === 'function') return (...given: unknown[]) => change(value(...given));
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, LEFT_ALONE.has(name) ? part : change(part)]),
  );
}
