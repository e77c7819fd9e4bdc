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
    '/portal/dates': ['dates', 'calendar', 'deadlines'],
    '/portal/docs': ['docs', 'documents', 'files'],
    '/portal/programs': ['my-programs'],
    '/portal/credit': ['credit', 'score', 'scores'],
    '/portal/people': ['people', 'sharing'],
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
