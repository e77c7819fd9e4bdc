/** Shorter words are left as they are: most of them end as they end for another reason. */
const MIN_STEMMED_LENGTH = 4;
const ENGLISH = /^[a-z]+$/;

/**
 * The part that a folded word's forms share, for comparing alone: "closing", "closes" and "closed" give "clos". Light on
 * purpose; forms of different meaning ("pay", "payment") stay apart. The index of stored documents holds stems: a change here
 * asks for another STEMS_VERSION in the server's `word-keys.ts`.
 */
export function findStem(word: string): string {
  if (word.length < MIN_STEMMED_LENGTH || !ENGLISH.test(word)) return word;
  return cutMaker(cutVerbEnding(cutPlural(word)));
}

/** Letters with which every form of a stem begins: "wiring" has no "wire" in it, nor "properties" a "property". */
export function findBeginning(stem: string): string {
  return stem.length < MIN_STEMMED_LENGTH ? stem : stem.replace(/[ey]$/, '');
}

function cutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function cutVerbEnding(word: string): string {
  const root = /^(.{3,})ing$/.exec(word)?.[1] ?? /^(.{3,})ed$/.exec(word)?.[1];
  if (root === undefined || !/[aeiouy]/.test(root)) return word.length > 4 ? word.replace(/e$/, '') : word;
  if (/i$/.test(root)) return `${root.slice(0, -1)}y`;
  // A root of three letters has its two from the word itself: "added" is of "add".
  if (root.length > 3 && /([bdgmnprt])\1$/.test(root)) return root.slice(0, -1);
  return root.length === 3 && /^[^aeiou][aeiou][^aeiouwxy]$/.test(root) ? `${root}e` : root;
}

/** "inspection" and "inspector" go with "inspect", "appraiser" and "appraisal" with "appraise", "insurer" with "insurance". */
function cutMaker(word: string): string {
  if (word === 'insurer') return 'insur';
  if (/t(ion|or)$/.test(word) && word.length > 7) return word.replace(/(ion|or)$/, '');
  if (/ance$|anc$/.test(word) && word.length > 7) return word.replace(/ance?$/, '');
  return word.length > 7 ? word.replace(/(al|er)$/, '') : word;
}
