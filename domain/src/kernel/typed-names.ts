/** Letters that are no plain letter with an accent, in a lower-case text; `search_folded` of the database is the same. */
export function plainLetters(text: string): string {
  return text.replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** A search as it was typed, folded, with names in one word that are stored so or found so: "o'brien", "o brien", "mc donald". */
export function joinTypedNames(folded: string): string {
  return folded.replace(POSSESSIVE, '').replace(APOSTROPHE_WITHIN, '').replace(TYPED_PARTICLE, '$1');
}

const PLAIN_LETTERS: Record<string, string> = {
  ...{ ø: 'o', đ: 'd', ł: 'l', ı: 'i', ð: 'd', ħ: 'h', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '’': "'", '‘': "'", ʼ: "'", ʻ: "'", '′': "'", '‐': '-', '–': '-' },
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
const POSSESSIVE = /(?<=\p{L})'s(?![\p{L}\p{N}])/gu;
const APOSTROPHE_WITHIN = /(?<=\p{L})'(?=\p{L})/gu;
const TYPED_PARTICLE = /(?<![\p{L}\p{N}])(o|mc) (?=\p{L})/gu;
