import { distance } from 'fastest-levenshtein';
import { cutEndSlashes } from '../guide/moved-addresses.ts';

const home = '/portal';

/** Words that people type behind the site's name, each with or without `/portal` before it, and what they mean by them. */
const meant = new Map<string, string>(
  Object.entries({
    [home]: ['today', 'dashboard', 'journey', 'milestones'],
    '/portal/preparing': ['guide', 'learn', 'learning', 'education'],
    '/portal/plan': ['plan', 'my-plan', 'budget'],
    '/portal/homes': ['homes', 'houses', 'offers'],
    '/portal/home': ['home', 'your-home', 'my-home'],
    '/portal/dates': ['dates', 'calendar', 'deadlines', 'closing', 'closing-day'],
    '/portal/docs': ['docs', 'documents', 'files'],
    '/portal/programs': ['my-programs'],
    '/portal/credit': ['credit', 'score', 'scores'],
    '/portal/people': ['people', 'sharing'],
    '/portal/messages': ['messages', 'chat', 'inbox'],
    '/portal/wire-guard': ['wire-guard', 'wire', 'wire-fraud'],
    '/portal/notifications': ['notifications'],
    '/portal/search': ['search'],
    '/portal/settings': ['settings', 'account', 'profile', 'preferences'],
    '/tools': ['tools', 'calculators', 'calculator'],
    '/tools/compare-offers': ['compare-offers', 'loan-offers'],
    '/tools/change-check': ['closing-check'],
    '/glossary': ['glossary', 'terms-explained'],
    '/application': ['apply'],
    '/login': ['signin', 'sign-in', 'log-in'],
    '/login/sign-up': ['signup', 'sign-up', 'register'],
    '/#faq': ['faq', 'questions', 'help'],
  }).flatMap(([address, words]) => words.map((word) => [word, address] as const)),
);

/** What an address without a page most likely means, or nothing. A term behind the glossary's address is a part of its page. */
export function findGuessedAddress(pathname: string): string | undefined {
  const [first, second, ...more] = cutEndSlashes(pathname.toLowerCase()).slice(1).split('/', 4);
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined) return meant.get(first);
  if (first === 'portal') return meant.get(second);
  return first === 'glossary' && /^[a-z0-9-]+$/.test(second) ? `/glossary#${second}` : undefined;
}

/** Of a long address only so much is compared. */
const MAX_COMPARED = 60;
const MAX_SUGGESTED = 3;

/**
 * Up to three addresses that somebody who typed `pathname` may have meant, the likeliest first: a word of it begins as one of theirs does,
 * or is one or two letters away from it.
 */
export function listLikelyAddresses(pathname: string): string[] {
  const typed = pathname
    .slice(0, MAX_COMPARED)
    .toLowerCase()
    .split(/[^a-z]+/);
  const words = typed.filter((word) => word.length > 3 && word !== 'portal');
  const found = [...meant]
    .map(([word, address]) => ({ address, off: Math.min(...words.map((each) => measureGap(each, word))) }))
    .filter(({ off }) => off <= 2)
    .toSorted((a, b) => a.off - b.off);
  return [...new Set(found.map(({ address }) => address))].slice(0, MAX_SUGGESTED);
}

/** In letters. Short words are another word with one letter changed. */
function measureGap(typed: string, word: string): number {
  if (word.length < 4) return Number.POSITIVE_INFINITY;
  if (typed.startsWith(word) || word.startsWith(typed)) return 0;
  const letters = distance(typed, word);
  return letters <= (word.length < 6 ? 1 : 2) ? letters : Number.POSITIVE_INFINITY;
}

/** Every address that may be suggested. */
export const guessedAddresses: readonly string[] = [...new Set(meant.values())];
