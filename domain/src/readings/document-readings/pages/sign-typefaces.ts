/** Signs of a box that is chosen and of an empty one, by the letters that typefaces of signs have for them. */
const TYPEFACES: readonly { name: RegExp; chosen: string; empty: string }[] = [
  { name: /dingbats/i, chosen: '345678n', empty: 'opqr' },
  { name: /wingdings/i, chosen: 'xn\u00fb\u00fc\u00fd\u00fe', empty: 'oq\u00a8' },
];

/** Pieces so short may be a sign. */
const MAX_SIGN_LETTERS = 2;

/** A sign of a typeface as the box that it is; other text as it is. */
export function toSignName(text: string, typeface: string): string {
  const own = TYPEFACES.find(({ name }) => name.test(typeface));
  const sign = text.trim();
  if (own === undefined || sign === '' || sign.length > MAX_SIGN_LETTERS) return text;
  if ([...sign].every((letter) => own.chosen.includes(letter))) return '☒';
  return [...sign].every((letter) => own.empty.includes(letter)) ? '☐' : text;
}

export const mayBeSign = (text: string): boolean =>
  text.trim() !== '' && text.trim().length <= MAX_SIGN_LETTERS;
