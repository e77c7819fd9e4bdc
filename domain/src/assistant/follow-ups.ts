import type { AskedFigure } from './asked/asked-figures.ts';
import { isFiller, splitAskedWords } from './asked-words.ts';

/** What the conversation keeps of its last answer: the intent that was the answer, and the figures that were said so far. */
export type LastAnswer = { key: string; question: string; figures: readonly AskedFigure[] };

/** What is asked about the last answer: its reasons, whom to call, the same in Spanish, or the same with other figures or words. */
type FollowUp = 'why' | 'whom' | 'spanish' | 'more';

/** More telling words ask for something of their own. */
const MAX_TELLING = 4;
const MAX_WORDS = 9;

const WHY =
  /^(but |and |ok |so )?(why|how come|why (is|not)( that| so)?|explain( (that|it|more))?|tell me more|more|what do you mean|por ?que)$/;
const WHOM =
  /^(so |and |ok |but )?(who|whom|who(m)? (do|should|can) (i|we) (call|ask|contact|talk to|speak to)|whats? (their|the) (number|phone)|a quien llamo|con quien hablo)( about (that|it|this))?$/;
const SPANISH =
  /^(and |can you say (that|it) |say (that|it) )?(in spanish|en espanol|espanol)( please| por favor)?$/;
const REFERS = /^(and|y|what about|how about|what if|with|for|but|same)\b|\b(that|it|this|those|eso)\b/;

/** How a question goes on from the last answer; nothing where it asks for something of its own. */
export function findFollowUp(question: string): FollowUp | undefined {
  const words = splitAskedWords(question);
  const text = words.join(' ');
  if (WHY.test(text)) return 'why';
  if (WHOM.test(text)) return 'whom';
  if (SPANISH.test(text)) return 'spanish';
  const telling = words.filter((word) => !isFiller(word));
  const isShort = words.length <= MAX_WORDS && telling.length <= MAX_TELLING;
  return isShort && REFERS.test(text) ? 'more' : undefined;
}

/** The figures of the last questions with those of this one in their place. */
export function mergeFigures(
  before: readonly AskedFigure[],
  said: readonly AskedFigure[],
): readonly AskedFigure[] {
  const isPrice = ({ role }: AskedFigure) => role === 'price' || role === 'loan';
  const roles = new Set(said.map(({ role }) => role));
  return [
    ...said,
    ...before.filter((figure) => !roles.has(figure.role) && !(isPrice(figure) && said.some(isPrice))),
  ];
}
