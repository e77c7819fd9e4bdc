import { assistantAnswers } from '@porchlight/content/en/assistant/assistant-answers.ts';
import * as texts from '@porchlight/content/en/assistant-portal.ts';
import type { FoundPassage } from '@porchlight/domain/assistant/find-passages.ts';
import type { AnswerLink } from '@porchlight/domain/assistant/fixed-answers.ts';
import type { JourneyLine } from '@porchlight/domain/assistant/journey-answers.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { createPath, Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { findPassageAddress } from '../passage-address.ts';
import type { AssistantAnswer } from './find-answer.ts';

const look = 'inline-flex min-h-11 items-center text-link';

/** What was found, below the keyword reply. `onFollow` runs when a link leads away. */
export function AnswerView({
  answer,
  onFollow,
}: {
  answer: AssistantAnswer | undefined;
  onFollow: () => void;
}) {
  const here = createPath(useLocation());
  if (answer === undefined) return <p className="text-ink-soft">{texts.searchStatus}</p>;
  switch (answer.kind) {
    case 'told': {
      const { first, more, links, sources = [], language } = answer.told;
      return (
        <>
          <p lang={language} className="font-semibold">
            {first}
          </p>
          {more.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <AnswerLinks links={links} onFollow={onFollow} />
          {sources.map((source) => (
            <SourceNote key={source.source} {...source} />
          ))}
        </>
      );
    }
    case 'passages':
      return <Passages found={answer.found} onFollow={onFollow} />;
    case 'journey':
      return <JourneyLines lines={answer.lines} onFollow={onFollow} />;
    case 'signed-out':
      return (
        <>
          <p>{texts.signInNeeded}</p>
          <AnswerLinks links={[{ label: texts.signIn, href: paths.signIn(here) }]} onFollow={onFollow} />
        </>
      );
    case 'declined': {
      const { text, links } = assistantAnswers.declines[answer.why];
      return (
        <>
          <p>{text}</p>
          <AnswerLinks links={links} onFollow={onFollow} />
        </>
      );
    }
    case 'failed':
      return <p>{texts.answerFailed}</p>;
  }
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

function JourneyLines({ lines, onFollow }: { lines: readonly JourneyLine[]; onFollow: () => void }) {
  const named = [...new Set(lines.flatMap(({ milestone }) => (milestone === undefined ? [] : [milestone])))];
  return (
    <>
      <p className="font-semibold">{texts.milestonesAnswerTitle}</p>
      <ul className="grid gap-1.5">
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <AnswerLinks
        links={named.map((slug) => ({
          label: texts.open(milestones.find((milestone) => milestone.slug === slug)?.title ?? slug),
          href: paths.milestone(slug),
        }))}
        onFollow={onFollow}
      />
    </>
  );
}

/** Where an answer leads: to a page here, to a phone, or to another site in a new tab. */
export function AnswerLinks({ links, onFollow }: { links: readonly AnswerLink[]; onFollow: () => void }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <li key={label}>
          {href.startsWith('/') ? (
            <Link to={href} onClick={onFollow} className={look}>
              {label}
            </Link>
          ) : href.startsWith('tel:') ? (
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
