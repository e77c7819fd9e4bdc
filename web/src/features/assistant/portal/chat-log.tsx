import * as texts from '@porchlight/content/en/assistant-portal.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { type AnswerActions, AnswerView } from './answer-view.tsx';
import type { ShownMessage } from './conversation.ts';

/** Kept free above the latest question, in CSS pixels. */
const GAP_PX = 20;

/** What scrolls has to be reached by keyboard, though there is nothing to operate. */
const reachable = { tabIndex: 0 };

/** What was said, read out as it comes. The latest question and its answer are in sight, from the question's first line on. */
export function ChatLog({
  messages,
  isWaiting,
  children,
  ...actions
}: {
  messages: readonly ShownMessage[];
  isWaiting: boolean;
  /** Below the messages. */
  children?: ReactNode;
} & AnswerActions) {
  const log = useRef<HTMLDivElement>(null);
  const latest = messages.findLast(({ role }) => role === 'user')?.id;
  useEffect(() => {
    if (latest === undefined || messages.length === 0) return;
    const question = log.current?.querySelector<HTMLElement>(`[data-message="${latest}"]`);
    if (question) log.current?.scrollTo({ top: question.offsetTop - GAP_PX });
  }, [latest, messages]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={texts.conversation}
      {...reachable}
      className="relative grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-5 py-5 focus-visible:-outline-offset-3 sm:px-6"
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} {...actions} />
      ))}
      {children}
      {isWaiting && (
        <p className="flex w-fit items-center gap-1.5 rounded-l rounded-bl-none bg-sunken px-4 py-4">
          <span className="sr-only">{texts.typingStatus}</span>
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

function Message({ message, ...actions }: { message: ShownMessage } & AnswerActions) {
  const { id, role, content, timestamp } = message;
  const isOwn = role === 'user';
  return (
    <div data-message={id} className={`grid gap-1 ${isOwn ? 'ml-[12%] justify-self-end' : ''}`}>
      {'answer' in message && (
        <div className="mt-2 grid gap-3 leading-normal">
          <AnswerView answer={message.answer} {...actions} />
        </div>
      )}
      {content !== '' && (
        <p
          className={`whitespace-pre-wrap rounded-l border border-transparent px-4 py-3 leading-normal [overflow-wrap:anywhere] ${
            isOwn
              ? 'rounded-br-none bg-dusk text-on-dusk'
              : 'mr-[12%] justify-self-start rounded-bl-none bg-sunken'
          }`}
        >
          <span className="sr-only">{isOwn ? 'You: ' : 'Assistant: '}</span>
          {content}
        </p>
      )}
      <time
        dateTime={timestamp}
        className={`figure-tabular text-[.8125rem] text-ink-soft ${isOwn ? 'text-right' : ''}`}
      >
        {formatInstant(new Date(timestamp), 'time', { locale })}
      </time>
    </div>
  );
}
