import type { ChatMessage } from '@porchlight/domain/assistant/assistant.ts';
import { useEffect, useRef } from 'react';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** What scrolls has to be reached by keyboard, though there is nothing to operate. */
const reachable = { tabIndex: 0 };

/** What was said, read out as it comes; the newest stays in sight. */
export function ChatLog({ messages, isWaiting }: { messages: readonly ChatMessage[]; isWaiting: boolean }) {
  const log = useRef<HTMLDivElement>(null);
  const said = messages.length + (isWaiting ? 1 : 0);
  useEffect(() => {
    if (said > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      {...reachable}
      className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-5 py-5 focus-visible:-outline-offset-3 sm:px-6"
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {isWaiting && (
        <p className="flex w-fit items-center gap-1.5 rounded-l rounded-bl-none bg-sunken px-4 py-4">
          <span className="sr-only">The assistant is typing.</span>
          {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
            <span
              key={delay}
              aria-hidden="true"
              className={`size-2 animate-pulse rounded-full bg-ink-soft forced-colors:bg-[CanvasText] ${delay}`}
            />
          ))}
        </p>
      )}
    </div>
  );
}

function Message({ message: { role, content, timestamp } }: { message: ChatMessage }) {
  const isOwn = role === 'user';
  return (
    <div className={`grid max-w-[88%] gap-1 ${isOwn ? 'justify-self-end' : 'justify-self-start'}`}>
      <p
        className={`whitespace-pre-wrap rounded-l border border-transparent px-4 py-3 leading-normal [overflow-wrap:anywhere] ${
          isOwn ? 'rounded-br-none bg-dusk text-on-dusk' : 'rounded-bl-none bg-sunken'
        }`}
      >
        <span className="sr-only">{isOwn ? 'You: ' : 'Assistant: '}</span>
        {content}
      </p>
      <time
        dateTime={timestamp}
        className={`figure-tabular text-[.8125rem] text-ink-soft ${isOwn ? 'text-right' : ''}`}
      >
        {clock.format(new Date(timestamp))}
      </time>
    </div>
  );
}
