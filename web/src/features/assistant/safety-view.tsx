import { assistantAnswers } from '@porchlight/content/assistant-answers.ts';
import type { SafetyKind } from '@porchlight/domain/assistant/safety.ts';
import { ShieldAlert } from 'lucide-react';
import { SourceNote } from '../guide/source-note.tsx';
import { AnswerLinks } from './answer-links.tsx';

/** What to do now and where to get help, before anything else is said. */
export function SafetyView({ kind, onFollow }: { kind: SafetyKind; onFollow: () => void }) {
  const { title, steps, links, sources } = assistantAnswers.safety[kind];
  return (
    <div className="grid gap-3 rounded-l border-2 border-brick bg-brick-soft px-4 py-4 leading-normal">
      <h3 className="flex gap-2.5 font-sans font-semibold text-[1.0625rem]">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
        <span>
          <span className="sr-only">Assistant: </span>
          {title}
        </span>
      </h3>
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
