import { ASSISTANT_REPLY_DELAY_MS, type ChatMessage } from '@porchlight/domain/assistant/assistant.ts';
import { createListeners } from '../../platform/listeners.ts';

/** What was said, oldest first, and whether a reply is on its way. */
export type ChatState = { messages: readonly ChatMessage[]; isWaiting: boolean };

export type Conversation = {
  read(): ChatState;
  subscribe(listener: () => void): () => void;
  /** The assistant's first words. They change with the page until the buyer has said something. */
  open(words: string): void;
  /** Adds the buyer's message, and the reply after 1.5 s (specification 4). */
  send(message: string, reply: string): void;
};

/** A chat that lives as long as the window: closing the drawer or going to another page keeps it. */
export function createConversation(): Conversation {
  let state: ChatState = { messages: [], isWaiting: false };
  const { subscribe, notify } = createListeners();

  function change(next: ChatState) {
    state = next;
    notify();
  }
  function write(role: ChatMessage['role'], content: string): ChatMessage {
    return {
      id: `message-${state.messages.length + 1}`,
      role,
      content,
      timestamp: new Date().toISOString(),
    };
  }

  return {
    read: () => state,
    subscribe,
    open(words) {
      const [first, ...others] = state.messages;
      if (others.length > 0 || first?.content === words) return;
      state = { ...state, messages: [] };
      change({ ...state, messages: [write('assistant', words)] });
    },
    send(message, reply) {
      change({ messages: [...state.messages, write('user', message)], isWaiting: true });
      setTimeout(() => {
        change({ messages: [...state.messages, write('assistant', reply)], isWaiting: false });
      }, ASSISTANT_REPLY_DELAY_MS);
    },
  };
}
