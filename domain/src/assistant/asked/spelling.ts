import { foldWord, isWithinMistakes } from '../../search/words.ts';

/** A shorter word has to be written right. */
const MIN_MISTAKEN_LENGTH = 5;
const MIN_TWICE_MISTAKEN_LENGTH = 8;
/** A longer one is no word that was mistyped. */
const MAX_MISTAKEN_LENGTH = 24;

/** Text-message forms and frequent slips, by what they mean. */
const writtenOut: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['idk', 'i dont know'],
  ['b4', 'before'],
  ['2day', 'today'],
  ['tmrw', 'tomorrow'],
  ['tmw', 'tomorrow'],
  ['appt', 'appointment'],
  ['bc', 'because'],
  ['abt', 'about'],
  ['wat', 'what'],
  ['wut', 'what'],
  ['layed', 'laid'],
  ['preaproval', 'preapproval'],
  ['preaproved', 'preapproved'],
  ['forclose', 'foreclose'],
  ['downpayment', 'down payment'],
  ['downpayments', 'down payments'],
]);

/** The words by which fears, dangers, declines and calculators are recognized, as far as they are often misspelled. */
const signalWords: readonly string[] = (
  'divorce divorced divorcing separating denied declined rejected furloughed outbid afraid scared terrified worried nervous panicking anxious ' +
  'mistake contract closing mortgage application foreclosure foreclosed instructions routing changed urgent account payment payments downpayment behind ' +
  'scammed bitcoin discrimination discriminated unemployed approved approval guarantee guaranteed forecast predict afford refinance refinancing salary'
).split(' ');

/** Words that are right and within the mistakes of a signal word: "contact" is no contract, and "choosing" no closing. */
const lookalikes: readonly string[] = (
  'contact contacts contrast contrary contracts contractor construct charged change changes changer shared scored spared stared scarred scares scarred snared ' +
  'dented denies defied decline declines declared divorces divorcee approve approves approvals approver foreclose forecloses foreclosures foreclosing ' +
  'separation guarantees guarantor guaranty affords refinances refinanced clothing choosing crossing clogging cloning closings closely cruising ' +
  'slammed spammed mortgages mortgaged mortgagee mortgagor applications terrific terrifies worries worrier mistakes mistaken pavement pavements ' +
  'routine routines rousing rooting rotting rounding rotating accounts accounted instruction instructors instructing respected reflected repeated ' +
  'relented reheated rejecting rejects forecasts forecaster predicts outbids outdid discriminate discriminates salaries afforded'
).split(' ');

const known = new Set([...signalWords, ...lookalikes]);

/**
 * A question with text-message forms written out, and with the words that express fear, danger or a refusal spelled right where they are
 * off by one mistake in five to seven letters or two from eight. A known word stays, and so does one that may be two of them. What finds
 * passages forgives other words by itself.
 */
export function mendSpelling(question: string): string {
  return question
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bw\/(?=\s|[a-z])/gi, 'with ')
    .replaceAll(/(?<![\p{L}\p{N}’'$.,-])[\p{L}\p{N}]+(?![’'\p{L}\p{N}%]|\.\p{L})/gu, mendWord);
}

function mendWord(written: string): string {
  const word = foldWord(written);
  const form = writtenOut.get(word);
  if (form !== undefined) return form;
  if (word.length < MIN_MISTAKEN_LENGTH || word.length > MAX_MISTAKEN_LENGTH || known.has(word))
    return written;
  const allowed = word.length < MIN_TWICE_MISTAKEN_LENGTH ? 1 : 2;
  for (let mistakes = 1; mistakes <= allowed; mistakes++) {
    const near = signalWords.filter(
      (signal) => signal[0] === word[0] && isWithinMistakes(word, signal, mistakes),
    );
    const [only, ...others] = near;
    if (only !== undefined) return others.length === 0 ? (writtenOut.get(only) ?? only) : written;
  }
  return written;
}
