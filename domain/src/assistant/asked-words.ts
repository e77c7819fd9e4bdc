import { foldWord } from '../search/words.ts';

/** The words of a question or a text as the assistant compares them: "what's" is one word, "co-signer" two. */
export function splitAskedWords(text: string): string[] {
  return (
    foldWord(text)
      .replaceAll(/[’']/g, '')
      .replaceAll('&', '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words of questions that say nothing about what is asked. */
const fillers = new Set(
  (
    'a an and are as at be been being by can could cant did do does doing dont for from get gets getting got had has have having ' +
    'he her him his how i if im in into is isnt it its ive just let lets like me mean means meaning my mine no not of off on or ' +
    'our ours out r really shall she should so some somebody something that the their them then there theres these they theyre ' +
    'this those thing things to too u ur us very vs was we were what whats when where which who whom whos why will wont with would you your ' +
    'about actually all also any anything am need needs want wants tell say says know explain define please thanks hi hello hey ' +
    'know gonna ok okay now still even really supposed worth work works question help every each'
  ).split(' '),
);

/** Words beyond these are passed over. */
const MOST_WORDS = 24;

/** The words of a question that have to be found, each once. */
export function readAskedWords(question: string): string[] {
  const words = [...new Set(splitAskedWords(question))];
  return words.filter((word) => !fillers.has(word)).slice(0, MOST_WORDS);
}
