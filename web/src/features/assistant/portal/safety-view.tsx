import { assistantAnswers } from '@porchlight/content/en/assistant/assistant-answers.ts';
import * as texts from '@porchlight/content/en/assistant/portal.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety-kinds.ts';
import { ShieldAlert } from 'lucide-react';
import { SourceNote } from '../../../ui/source-note.tsx';
import { AnswerLinks } from './answer-links.tsx';

/** What to do now and where to get help, before anything else is said; first in Spanish, for who asked in Spanish. */
export function SafetyView({
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
