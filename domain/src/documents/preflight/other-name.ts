/** Titles and suffixes, which papers have or leave out. */
const BESIDE_NAMES = ['mr', 'mrs', 'ms', 'miss', 'dr', 'jr', 'sr', 'ii', 'iii', 'iv'];

/**
 * Whether a paper bears a name that is none of these. First and last name count, in either order; middle names, initials, titles, accents
 * and case do not, and a name of two people counts as a buyer's where one of them is. Of a name of one word nothing is said.
 */
export function isOtherName(onPaper: string, buyers: readonly string[]): boolean {
  const words = listWords(onPaper);
  const known = buyers.map(listWords).filter((name) => name.length >= 2);
  if (words.length < 2 || known.length === 0) return false;
  return !known.some((name) => isIn(name[0], words) && isIn(name.at(-1), words));
}

/** "Jon" and "J" count as "Jonathan". */
function isIn(name: string | undefined, words: readonly string[]): boolean {
  if (name === undefined) return false;
  return words.some((word) => word === name || (word.length < name.length && name.startsWith(word)));
}

function listWords(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !BESIDE_NAMES.includes(word));
}
