import { assistantAnswers } from '@porchlight/content/assistant-answers.ts';
import type { FoundPassage } from '@porchlight/domain/assistant/find-passages.ts';
import type { JourneyLine } from '@porchlight/domain/assistant/journey-answers.ts';
import type { PassagePlace } from '@porchlight/domain/assistant/passages.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { createPath, Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import type { Answer } from './answer.ts';
import { AnswerLinks } from './answer-links.tsx';

/** What was found, below the keyword reply. `onFollow` runs when a link leads away. */
export function AnswerView({ answer, onFollow }: { answer: Answer | undefined; onFollow: () => void }) {
  const here = createPath(useLocation());
  if (answer === undefined) return <p className="text-ink-soft">Looking in the guide.</p>;
  switch (answer.kind) {
    case 'passages':
      return <Passages found={answer.found} onFollow={onFollow} />;
    case 'journey':
      return <JourneyLines lines={answer.lines} onFollow={onFollow} />;
    case 'signed-out':
      return (
        <>
          <p>That stands in your own milestones, and I see them only when you are signed in.</p>
          <AnswerLinks links={[{ label: 'Sign in', href: paths.signIn(here) }]} onFollow={onFollow} />
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
      return <p>I could not look that up. Check your connection and ask again; nothing is lost.</p>;
  }
}

function Passages({ found, onFollow }: { found: readonly FoundPassage[]; onFollow: () => void }) {
  return (
    <>
      <p className="font-semibold">From the guide and the glossary, word for word:</p>
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
                to={toAddress(place)}
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

function toAddress(place: PassagePlace): string {
  if (place.kind === 'term') return paths.glossary(place.term);
  if (place.kind === 'stage') return paths.guideStage(place.stage);
  return paths.guideSection(place.stage, place.tab, place.section);
}

function JourneyLines({ lines, onFollow }: { lines: readonly JourneyLine[]; onFollow: () => void }) {
  const named = [...new Set(lines.flatMap(({ milestone }) => (milestone === undefined ? [] : [milestone])))];
  return (
    <>
      <p className="font-semibold">From your own milestones:</p>
      <ul className="grid gap-1.5">
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <AnswerLinks
        links={named.map((slug) => ({
          label: `Open ${milestones.find((milestone) => milestone.slug === slug)?.title ?? slug}`,
          href: paths.milestone(slug),
        }))}
        onFollow={onFollow}
      />
    </>
  );
}
