import { ASSISTANT_REPLY_DELAY_MS, type ChatMessage } from '@porchlight/domain/assistant/assistant.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety.ts';
import { createListeners } from '../../platform/listeners.ts';
import type { Answer } from './answer.ts';

/** A message with what stands below its words: a safety answer, or what was found, which is undefined while it is looked for. */
export type ShownMessage = ChatMessage & { safety?: SafetyKind; answer?: Answer | undefined };

/** What was said, oldest first, and whether a reply is on its way. */
export type ChatState = { messages: readonly ShownMessage[]; isWaiting: boolean };

/** What goes with a reply: safety answers, at once, and what is found, once the reply stands. */
export type Addition = {
  safety: readonly { kind: SafetyKind; words: string }[];
  answer: Promise<Answer>;
};

export type Conversation = {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The assistant's first words. They change with the page until the buyer has said something. */
  open(words: string): void;
  /** Adds the buyer's message, and the reply after 1.5 s (specification 4). */
  send(message: string, reply: string, addition?: Addition): void;
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
  function attach(id: string, answer: Answer): void {
    change({
      ...state,
      messages: state.messages.map((message) => (message.id === id ? { ...message, answer } : message)),
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
      for (const { kind, words } of addition?.safety ?? []) write('assistant', words, { safety: kind });
      change({ ...state, isWaiting: true });
      setTimeout(() => {
        if (!state.messages.includes(asked)) return;
        const { id } = write('assistant', reply, addition === undefined ? {} : { answer: undefined });
        change({ ...state, isWaiting: false });
        void addition?.answer.then((answer) => attach(id, answer));
      }, ASSISTANT_REPLY_DELAY_MS);
    },
    clear: () => change({ messages: [], isWaiting: false }),
  };
}

/** The conversation as text, to be sent to a person. */
export function writeTranscript(messages: readonly ShownMessage[]): string {
  return messages
    .map(({ role, content, answer }) => {
      const found = answer?.kind === 'passages' ? answer.found.map(({ passage }) => passage.title) : [];
      const shown =
        found.length === 0 ? '' : ` (Shown from the guide and the glossary: ${found.join('; ')}.)`;
      return `${role === 'user' ? 'You' : 'Assistant'}: ${content}${shown}`;
    })
    .join('\n\n');
}
