import { splitWords } from '../search/words.ts';

/** How long the assistant seems to type before a reply (specification 4 and 9). */
export const ASSISTANT_REPLY_DELAY_MS = 1500;

/** One message of the chat (specification 3). `timestamp` as ISO 8601. */
export type ChatMessage = { id: string; content: string; role: 'user' | 'assistant'; timestamp: string };

/** What a message is about, in the order in which the keywords are looked for (specification 4). */
export const replyTopics = ['mortgage', 'document', 'payment', 'interest', 'help', 'detail'] as const;
export type ReplyTopic = (typeof replyTopics)[number];

/** What the operator has the assistant say. `{place}` and `{stage}` are replaced by where the buyer is. */
export type AssistantText = {
  greeting: string;
  /** The first message on a page about one part of the journey, instead of the greeting. */
  hint: string;
  replies: Record<ReplyTopic, string>;
};

/**
 * Keywords are whole words with their endings: "rate" is not in "separate", nor is someone interested in a condo asking
 * about interest. Payments are known in one word too (downpayment, prepayment).
 */
const keywords: readonly { topic: ReplyTopic; words: RegExp }[] = [
  { topic: 'mortgage', words: /^(mortgages?|loans?)$/ },
  { topic: 'document', words: /^(document(s|ation)?|upload(s|ed|ing)?)$/ },
  { topic: 'payment', words: /payments?$/ },
  { topic: 'interest', words: /^(interest|rates?)$/ },
  { topic: 'help', words: /^(help(s|ed|ing)?|stuck)$/ },
];

/** Which reply fits a message; a request for more detail when no keyword is in it. */
export function chooseReplyTopic(message: string): ReplyTopic {
  const words = splitWords(message);
  return keywords.find((keyword) => words.some((word) => keyword.words.test(word)))?.topic ?? 'detail';
}

/** Whether a message may be sent now: there are words in it, and no reply is on its way (specification 5). */
export function canSend(typed: string, isWaiting: boolean): boolean {
  return !isWaiting && typed.trim() !== '';
}

/** The reply to a message, with the buyer's stage in its place. */
export function composeReply(text: AssistantText, message: string, stage: string): string {
  return text.replies[chooseReplyTopic(message)].replaceAll('{stage}', stage);
}

/** The first message of a chat that starts at `place`, or anywhere. */
export function composeOpening(text: AssistantText, place: string | undefined): string {
  return place === undefined ? text.greeting : text.hint.replaceAll('{place}', place);
}
