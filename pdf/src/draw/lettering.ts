import type { EmbeddedFont } from '@libpdf/core';
import anyAscii from 'any-ascii';

/** A typeface within one PDF. */
export type Face = EmbeddedFont;

/**
 * The text in letters that the face has: all of Latin, Vietnamese too. A letter beyond that is written in Latin letters (any-ascii: Иван is
 * Ivan, 王 is Wang), and what has none is left out, so that no empty box is ever drawn. The signature itself has the full name.
 */
export function formatWith(face: Face, text: string): string {
  const letters = [
    ...text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim(),
  ].map((letter) => {
    if (has(face, letter)) return letter;
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    const latin = plain !== '' && has(face, plain) ? plain : anyAscii(letter);
    return [...latin].filter((each) => has(face, each)).join('');
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

/** The size at which the text is as wide as there is room, `largest` at most. */
export function fitSize(face: Face, text: string, room: number, largest: number): number {
  const width = face.getTextWidth(text, largest);
  return width > room ? (largest * room) / width : largest;
}

/** The text, cut at its end where it is wider than there is room at that size. */
export function cutToWidth(face: Face, text: string, size: number, room: number): string {
  if (face.getTextWidth(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && face.getTextWidth(`${letters.join('').trimEnd()}…`, size) > room)
    letters.pop();
  return letters.length > 0 ? `${letters.join('').trimEnd()}…` : '';
}

/** The first letters of the first and the last word: Ana María Núñez is AN. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => word?.match(/\p{L}/u)?.[0].toLocaleUpperCase('en-US') ?? '').join('');
}

function has(face: Face, text: string): boolean {
  return [...text].every(
    (letter) => letter === ' ' || (face.codePointToGid(letter.codePointAt(0) ?? 0) ?? 0) > 0,
  );
}
