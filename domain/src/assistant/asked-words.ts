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
    'a an and are as at be been bought buy buying purchase purchasing being by can could cant did do does doing dont for from get gets getting got had has have having ' +
    'he her him his how i if im in into is isnt it its ive just let lets like me mean means meaning my mine no not of off on or ' +
    'our ours out r really shall she should so some somebody something that the their them then there theres these they theyre ' +
    'this those thing things to too u ur us very vs was we were what whats when where which who whom whos why will wont with would you your ' +
    'about actually all also any anything am need needs want wants tell say says know explain define please thanks hi hello hey ' +
    'after ago again another before between came case come comes coming different difference diffrence during during else ever find go goes going happen happened happens has here ill im much many maybe once ought people process seem seems since still sure taking than through told too try until up way well went while without yet ' +
    'matter matters stuff stuck legal illegal allowed big huge trying wondering possible normal usually typically someone anyone everyone give gives makes made wonder whole kind sort bit lots ' +
    'says said told saying asks asked looking guys guy person use used using ' +
    'know gonna ok okay now still even really supposed worth work works question help every each'
  ).split(' '),
);

/** Whether a word says nothing about what is asked. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
