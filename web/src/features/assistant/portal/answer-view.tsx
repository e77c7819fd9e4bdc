import { moreInEnglish } from '@porchlight/content/en/assistant/spanish-answers.ts';
import * as texts from '@porchlight/content/en/assistant-portal.ts';
import type { ToldIntent } from '@porchlight/domain/assistant/decide-answer.ts';
import type { FoundPassage } from '@porchlight/domain/assistant/find-passages.ts';
import type { AnswerLink, ToldAnswer } from '@porchlight/domain/assistant/intents.ts';
import { ShieldAlert } from 'lucide-react';
import { createPath, Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { findPassageAddress } from '../passage-address.ts';
import type { AssistantAnswer } from './find-answer.ts';

const look = 'inline-flex min-h-11 items-center text-link';

/** What may be done with an answer: `onFollow` runs when a link leads away, `onAsk` asks a question that was offered. */
export type AnswerActions = { onFollow: () => void; onAsk: (question: string, key: string) => void };

/** What was found, and below it the danger that it may be about. */
export function AnswerView({ answer, ...actions }: { answer: AssistantAnswer | undefined } & AnswerActions) {
  if (answer === undefined) return <p className="text-ink-soft">{texts.searchStatus}</p>;
  return (
    <>
      <Found answer={answer} {...actions} />
      {answer.maybe && (
        <>
          <p>{texts.maybeDanger}</p>
          <QuestionButtons questions={[answer.maybe]} onAsk={actions.onAsk} />
        </>
      )}
    </>
  );
}

function Found({ answer, onFollow, onAsk }: { answer: AssistantAnswer } & AnswerActions) {
  switch (answer.kind) {
    case 'told':
      return <Told told={answer.told} onFollow={onFollow} />;
    case 'dangers':
      return answer.dangers.map((danger) => (
        <Danger key={danger.key} danger={danger} inSpanish={answer.inSpanish} onFollow={onFollow} />
      ));
    case 'choices':
      return (
        <>
          <p className="font-semibold">{texts.choicesTitle}</p>
          <QuestionButtons questions={answer.choices} onAsk={onAsk} />
        </>
      );
    case 'passages':
      return <Passages found={answer.found} onFollow={onFollow} />;
    case 'none':
      return (
        <>
          <p>{texts.nothingFound}</p>
          <AnswerLinks links={elsewhere} onFollow={onFollow} />
        </>
      );
    case 'failed':
      return <p>{texts.answerFailed}</p>;
  }
}

const elsewhere = [
  { label: texts.glossary, href: paths.glossary() },
  { label: texts.search, href: paths.search() },
  { label: texts.counselor, href: 'tel:+18005694287' },
];

function Told({ told, onFollow }: { told: ToldAnswer; onFollow: () => void }) {
  const here = createPath(useLocation());
  const { first, more, links, sources = [], language, needsSignIn } = told;
  return (
    <>
      <p lang={language} className="font-semibold">
        {first}
      </p>
      {more.map((sentence) => (
        <p key={sentence} lang={sentence === moreInEnglish ? 'es' : undefined}>
          {sentence}
        </p>
      ))}
      {needsSignIn && <p>{texts.signInNeeded}</p>}
      <AnswerLinks
        links={needsSignIn ? [...links, { label: texts.signIn, href: paths.signIn(here) }] : links}
        onFollow={onFollow}
      />
      {sources.map((source) => (
        <SourceNote key={source.source} {...source} />
      ))}
    </>
  );
}

/** Questions to press. */
export function QuestionButtons({
  questions,
  onAsk,
}: {
  questions: readonly { key: string; question: string }[];
  onAsk: (question: string, key: string) => void;
}) {
  return (
    <ul className="grid justify-items-start gap-1.5">
      {questions.map(({ key, question }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onAsk(question, key)}
            className="min-h-11 rounded-m border border-line px-3.5 py-2 text-left text-link hover:bg-sunken"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What to do now and where to get help; first in Spanish, for who asked in Spanish. */
function Danger({
  danger: { first, firstEs, more, links = [], sources },
  inSpanish,
  onFollow,
}: {
  danger: ToldIntent;
  inSpanish: boolean;
  onFollow: () => void;
}) {
  return (
    <div className="grid gap-3 rounded-l border-2 border-brick bg-brick-soft px-4 py-4 leading-normal">
      {inSpanish && firstEs !== undefined && (
        <p lang="es" className="font-semibold">
          {firstEs} {moreInEnglish}
        </p>
      )}
      <h3 className="flex gap-2.5 font-sans font-semibold text-[1.0625rem]">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
        <span>
          <span className="sr-only">{texts.safetyViewAssistant} </span>
          {first}
        </span>
      </h3>
      <ol className="grid list-decimal gap-2 pl-5">
        {more.map((step) => (
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

function Passages({ found, onFollow }: { found: readonly FoundPassage[]; onFollow: () => void }) {
  return (
    <>
      <p className="font-semibold">{texts.guideAnswerTitle}</p>
      <ul className="grid gap-4">
        {found.map(({ passage: { key, title, within, place }, quotes }) => (
          <li key={key} className="grid gap-1.5 border-dusk border-l-3 pl-4">
            <blockquote className="grid gap-2 [overflow-wrap:anywhere]">
              {quotes.map((quote) => (
                <p key={quote}>{quote}</p>
              ))}
            </blockquote>
            <p>
              <Link
                to={findPassageAddress(place)}
                onClick={onFollow}
                className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 text-link"
              >
                {title}
              </Link>
              <span className="block text-[.875rem] text-ink-soft">{within}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where an answer leads: to a page here, to a phone, or to another site in a new tab. */
function AnswerLinks({ links, onFollow }: { links: readonly AnswerLink[]; onFollow: () => void }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <li key={label}>
          {href.startsWith('/') ? (
            <Link to={href} onClick={onFollow} className={look}>
              {label}
            </Link>
          ) : /^(tel|sms):/.test(href) ? (
            <a href={href} className={look}>
              {label}
            </a>
          ) : (
            <SiteLink href={href} className={look}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
