import { type StateCode, states } from '../../kernel/states.ts';
import { splitAskedWords } from '../asked-words.ts';

/** A state of the question, or `elsewhere` for a territory, which has no agency of a state. */
export type AskedState = StateCode | 'elsewhere';

const HELP =
  /\b(help|assist|assistance|programs?|grants?|first time|dpa|housing (agency|authority|finance|department)|down payment (money|funds|loans?))\b/;
/** Where a state's name means something else: Kansas City lies in two states, and Washington may be a city. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bkansas city\b|\b(port|fort) washington\b/g, ' '],
  [/\bwashington d ?c\b|\bd c\b|\bdc\b/g, ' district of columbia '],
];
const TERRITORIES = /\b(puerto rico|guam|virgin islands|american samoa|northern mariana)\b/;

// The longest name first: West Virginia is not Virginia.
const names = Object.entries(states)
  .map(([code, name]) => ({ code: code as StateCode, name: name.toLowerCase() }))
  .toSorted((one, other) => other.name.length - one.name.length);

/** The state whose help for buyers a question asks for; of several, the last that is named, as in "Delaware, Ohio". */
export function findAskedState(question: string): AskedState | undefined {
  const words = splitAskedWords(question).join(' ');
  if (!HELP.test(words)) return undefined;
  const text = OTHER_NAMES.reduce((said, [name, other]) => said.replaceAll(name, other), words);
  if (TERRITORIES.test(text)) return 'elsewhere';
  let rest = text;
  const named: { code: StateCode; at: number }[] = [];
  for (const { code, name } of names) {
    const at = rest.search(new RegExp(`\\b${name}\\b`));
    if (at === -1) continue;
    named.push({ code, at });
    rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length);
  }
  return named.toSorted((one, other) => other.at - one.at)[0]?.code ?? findLetters(question);
}

function isState(letters: string): letters is StateCode {
  return letters in states;
}

/** Two capital letters, unless all is in capitals: "in" and "or" are words too. */
function findLetters(question: string): StateCode | undefined {
  if (question === question.toUpperCase()) return undefined;
  const letters: readonly string[] = question.match(/\b[A-Z]{2}\b/g) ?? [];
  return letters.find(isState);
}
