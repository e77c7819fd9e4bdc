import * as texts from '@porchlight/content/en/assistant.ts';
import * as portalTexts from '@porchlight/content/en/assistant-portal.ts';
import { ASSISTANT_REPLY_DELAY_MS, type ChatMessage } from '@porchlight/domain/assistant/assistant.ts';
import type { LastAnswer } from '@porchlight/domain/assistant/follow-ups.ts';
import { createListeners } from '../../../platform/browser/listeners.ts';
import { type AssistantAnswer, isFound } from './find-answer.ts';

/** A message with what is shown below its words, which is undefined while it is looked for. */
export type ShownMessage = ChatMessage & { answer?: AssistantAnswer | undefined };

/** What was said, oldest first, and whether a reply is on its way. */
export type ChatState = { messages: readonly ShownMessage[]; isWaiting: boolean };

export type Conversation = {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The assistant's first words. They change with the page until the buyer has said something. */
  open(words: string): void;
  /**
   * Adds the buyer's message, and after 1.5 s what was found, or the reply where nothing was (specification 4). The answer to a danger comes
   * at once and alone.
   */
  send(message: string, reply: string, answer?: Promise<AssistantAnswer>): void;
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
    send(message, reply, answer) {
      const asked = write('user', message);
      change({ ...state, isWaiting: true });
      let isWarned = false;
      void answer?.then((found) => {
        if (found.kind !== 'dangers' || !state.isWaiting || !state.messages.includes(asked)) return;
        isWarned = true;
        write('assistant', '', { answer: found });
        notify();
      });
      setTimeout(() => {
        if (!state.messages.includes(asked)) return;
        if (!isWarned) {
          const { id } = write(
            'assistant',
            answer === undefined ? reply : '',
            answer && { answer: undefined },
          );
          void answer?.then((found) => attach(id, found, isFound(found) ? '' : reply));
        }
        change({ ...state, isWaiting: false });
      }, ASSISTANT_REPLY_DELAY_MS);
    },
    clear: () => change({ messages: [], isWaiting: false }),
  };
}

/** What was shown for the latest question, by its key and its title: passages, or the intent that was the answer. */
export function listShown(messages: readonly ShownMessage[]): readonly { key: string; title: string }[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(asked + 1).flatMap(({ answer }) => {
    if (answer?.kind === 'passages')
      return answer.found.map(({ passage: { key, title } }) => ({ key, title }));
    if (answer?.kind === 'dangers')
      return answer.dangers.map(({ key, question }) => ({ key: `answer/${key}`, title: question }));
    const about = answer?.kind === 'told' ? answer.about : undefined;
    return about === undefined ? [] : [{ key: `answer/${about.key}`, title: about.question }];
  });
}

/** What was answered last, which the next question may go on from. */
export function findLastAnswer(messages: readonly ShownMessage[]): LastAnswer | undefined {
  const told = messages.findLast(({ answer }) => answer?.kind === 'told')?.answer;
  return told?.kind === 'told' ? told.about : undefined;
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

/** The words of an answer. Of what is the buyer's own it is said only that it was shown: the operator can read them. */
function formatChangeAnswer(answer: AssistantAnswer | undefined): string {
  switch (answer?.kind) {
    case 'told':
      return answer.told.isOwn ? texts.shownFromOwn : [answer.told.first, ...answer.told.more].join(' ');
    case 'dangers':
      return answer.dangers.flatMap(({ first, more }) => [first, ...more]).join(' ');
    case 'choices':
      return [portalTexts.choicesTitle, ...answer.choices.map(({ question }) => question)].join(' ');
    case 'none':
      return portalTexts.nothingFound;
    case 'failed':
      return portalTexts.answerFailed;
    default:
      return '';
  }
}
