import { splitAskedWords } from '../asked-words.ts';

/** The fields of documents that hold a figure, by the names under which they are read. */
const names: readonly [field: string, words: string][] = [
  ['lock_until', '(interest )?(rate )?lock( expiration| expiry| end)?( date| day)?|rate lock( until)?'],
  ['rate', '((interest|mortgage|loan) )*rate'],
  ['apr', 'apr|annual percentage rate'],
  ['cash_to_close', '(estimated )?cash to close|cash at closing'],
  ['closing_date', 'closing (date|day)'],
  ['loan_amount', 'loan (amount|size)'],
  ['J', '(total )?closing costs'],
  ['pi', 'principal and interest( payment)?'],
  ['deposit', 'earnest money( deposit)?|deposit'],
  ['score', '(credit|fico) score'],
  ['annual_premium', '(home ?owner s |homeowners |home )?insurance premium'],
];

const ASKS =
  '(what|whats|when|until when|how (much|big|high|large)|remind me (what|when|how much)|tell me( what| when)?)';

/** The field that a question asks for, if it asks for the figure alone: "what is my rate lock date", not how a lock works. */
export function findReadAsk(question: string): string | undefined {
  const text = splitAskedWords(question).join(' ');
  return names.find(([, name]) =>
    new RegExp(
      `^(so |and |ok )?${ASKS}( is| are| was| does)?( again)? (my|our)( current)? (${name})( be| is| are| end| expire)?( again| now| right now| so far)?$`,
    ).test(text),
  )?.[0];
}
