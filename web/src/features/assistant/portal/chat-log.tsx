import { assistantAnswers } from '@porchlight/content/en/assistant/assistant-answers.ts';
import * as texts from '@porchlight/content/en/assistant-portal.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety-kinds.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SourceNote } from '../../../ui/source-note.tsx';
import { AnswerLinks, AnswerView } from './answer-view.tsx';
import type { ShownMessage } from './conversation.ts';

/** Kept free above the latest question, in CSS pixels. */
const GAP_PX = 20;

/** What scrolls has to be reached by keyboard, though there is nothing to operate. */
const reachable = { tabIndex: 0 };

/** What was said, read out as it comes. The latest question and its answer are in sight, from the question's first line on. */
export function ChatLog({
  messages,
  isWaiting,
  onFollow,
}: {
  messages: readonly ShownMessage[];
  isWaiting: boolean;
  onFollow: () => void;
}) {
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
        <Message key={message.id} message={message} onFollow={onFollow} />
      ))}
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

function Message({ message, onFollow }: { message: ShownMessage; onFollow: () => void }) {
  const { id, role, content, timestamp, safety, inSpanish } = message;
  const isOwn = role === 'user';
  return (
    <div data-message={id} className={`grid gap-1 ${isOwn ? 'ml-[12%] justify-self-end' : ''}`}>
      {'answer' in message && (
        <div className="mt-2 grid gap-3 leading-normal">
          <AnswerView answer={message.answer} onFollow={onFollow} />
        </div>
      )}
      {content === '' ? null : safety === undefined ? (
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
      ) : (
        <SafetyView kind={safety} inSpanish={inSpanish} onFollow={onFollow} />
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

/** What to do now and where to get help, before anything else is said; first in Spanish, for who asked in Spanish. */
function SafetyView({
  kind,
  inSpanish,
  onFollow,
}: {
  kind: SafetyKind;
  inSpanish: string | undefined;
  onFollow: () => void;
}) {
  const { title, steps, links, sources } = assistantAnswers.safety[kind];
  return (
    <div className="grid gap-3 rounded-l border-2 border-brick bg-brick-soft px-4 py-4 leading-normal">
      <h3 className="flex gap-2.5 font-sans font-semibold text-[1.0625rem]">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
        <span>
          <span className="sr-only">{texts.safetyViewAssistant} </span>
          {title}
        </span>
      </h3>
      {inSpanish !== undefined && (
        <p lang="es" className="font-semibold">
          {inSpanish}
        </p>
      )}
      <ol className="grid list-decimal gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <AnswerLinks links={links} onFollow={onFollow} />
      {sources.map((source) => (
        <SourceNote key={source.source} {...source} />
      ))}
    </div>
  );
}
