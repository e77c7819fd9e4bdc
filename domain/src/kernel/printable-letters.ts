/**
 * The words of a text with letters that the typefaces of our PDFs do not have, each once, in the order of the text. Those faces have Latin
 * with its accents, Vietnamese too, and no Arabic, Chinese, Cyrillic, Greek or Hebrew; `faces.test.ts` holds this list to them.
 */
export function listUnprintableWords(text: string): string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  return [...new Set(words.filter((word) => [...word].some((letter) => !PRINTABLE.test(letter))))];
}

/** Beside single letters, those with marks that the text face has apart from them. The okina is written as an apostrophe. */
const PRINTABLE =
  /^(?:[A-Za-zªµºÀ-ıĴ-ňŊ-žƏƒƠơƯưǪǫǺ-țȷəʻʼˆˇẀ-ẅẠ-ỹﬁﬂ]|[\u0300-\u0304\u0306-\u030c\u030f\u0311\u0312\u031b\u0323\u0326-\u0328])$/u;
