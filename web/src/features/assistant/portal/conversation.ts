import { assistantAnswers } from '@porchlight/content/en/assistant/assistant-answers.ts';
import * as texts from '@porchlight/content/en/assistant.ts';
import * as portalTexts from '@porchlight/content/en/assistant-portal.ts';
import { ASSISTANT_REPLY_DELAY_MS, type ChatMessage } from '@porchlight/domain/assistant/assistant.ts';
import type { Passage } from '@porchlight/domain/assistant/passages.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety-kinds.ts';
import { createListeners } from '../../../platform/browser/listeners.ts';
import { type AssistantAnswer, isFound } from './find-answer.ts';

/**
 * A message with what is shown below its words: a safety answer, with a Spanish sentence for who asked in Spanish, or what was found, which
 * is undefined while it is looked for.
 */
export type ShownMessage = ChatMessage & {
  safety?: SafetyKind;
  inSpanish?: string;
  answer?: AssistantAnswer | undefined;
};

/** What was said, oldest first, and whether a reply is on its way. */
export type ChatState = { messages: readonly ShownMessage[]; isWaiting: boolean };

/** What goes with a reply: safety answers, at once, and the passages found, once the reply is shown. */
export type ConversationAddition = {
  safety: readonly { kind: SafetyKind; words: string; inSpanish?: string }[];
  answer: Promise<AssistantAnswer>;
  /** The reply only asks for more detail: it is shown where nothing was found. */
  isFallback?: boolean;
};

export type Conversation = {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The assistant's first words. They change with the page until the buyer has said something. */
  open(words: string): void;
  /** Adds the buyer's message, and the reply after 1.5 s (specification 4). */
  send(message: string, reply: string, addition?: ConversationAddition): void;
  /** Forgets everything, also a reply on its way. */
  clear(): void;
};

/** A chat that lives as long as the window: closing the drawer or going to another page keeps it. */
export function createConversation(): Conversation {
  let state: ChatState = { messages: [], isWaiting: false };
  const { subscribe, notify } = createListeners();
  /** Never goes back, so that what belongs to a forgotten message finds no new one of its name. */
  let written = 0;

  function change(next: ChatState) {
    state = next;
    notify();
  }
  function write(role: ChatMessage['role'], content: string, more: Partial<ShownMessage> = {}): ShownMessage {
    written += 1;
    const message: ShownMessage = {
      id: `message-${written}`,
      role,
      content,
      timestamp: new Date().toISOString(),
      ...more,
    };
    state = { ...state, messages: [...state.messages, message] };
    return message;
  }
  function attach(id: string, answer: AssistantAnswer, reply: string): void {
    change({
      ...state,
      messages: state.messages.map((message) =>
        message.id === id ? { ...message, answer, content: reply } : message,
      ),
    });
  }

  return {
    read: () => state,
    subscribe,
    open(words) {
      const [first, ...others] = state.messages;
      if (others.length > 0 || first?.content === words) return;
      state = { ...state, messages: [] };
      write('assistant', words);
      notify();
    },
    send(message, reply, addition) {
      const asked = write('user', message);
      for (const { kind, words, ...more } of addition?.safety ?? [])
        write('assistant', words, { safety: kind, ...more });
      change({ ...state, isWaiting: true });
      setTimeout(() => {
        if (!state.messages.includes(asked)) return;
        const isOpen = addition?.isFallback === true;
        const { id } = write(
          'assistant',
          isOpen ? '' : reply,
          addition === undefined ? {} : { answer: undefined },
        );
        change({ ...state, isWaiting: false });
        void addition?.answer.then((answer) => attach(id, answer, isOpen && isFound(answer) ? '' : reply));
      }, ASSISTANT_REPLY_DELAY_MS);
    },
    clear: () => change({ messages: [], isWaiting: false }),
  };
}

/** The passages that were shown for the latest question. */
export function listShownPassages(messages: readonly ShownMessage[]): readonly Passage[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(asked + 1).flatMap(({ answer }) => {
    if (answer?.kind === 'passages') return answer.found.map(({ passage }) => passage);
    return answer?.kind === 'told' && answer.passage ? [answer.passage] : [];
  });
}

/** The conversation as text, to be sent to a person. What was shown above a reply comes before it here too. */
export function formatTranscript(messages: readonly ShownMessage[]): string {
  return messages
    .map(({ role, content, answer }) => {
      const said = [formatChangeAnswer(answer), content].filter((part) => part !== '').join(' ');
      const found = answer?.kind === 'passages' ? answer.found.map(({ passage }) => passage.title) : [];
      const shown =
        found.length === 0 ? '' : `${said === '' ? '' : ' '}${texts.shownFromGuide(found.join('; '))}`;
      return role === 'user' ? texts.you(said, shown) : texts.assistant(said, shown);
    })
    .join('\n\n');
}

/** The words of a written answer. Of the buyer's own milestones it is said only that they were shown: the operator can read them. */
function formatChangeAnswer(answer: AssistantAnswer | undefined): string {
  switch (answer?.kind) {
    case 'told':
      return [answer.told.first, ...answer.told.more].join(' ');
    case 'declined':
      return assistantAnswers.declines[answer.why].text;
    case 'journey':
      return texts.shownFromMilestones;
    case 'signed-out':
      return portalTexts.signInNeeded;
    case 'failed':
      return portalTexts.answerFailed;
    default:
      return '';
  }
}
