import * as texts from '@porchlight/content/en/landing/screens.ts';
import type { DashboardPreview, LandingText, SampleStage } from '@porchlight/domain/landing/landing.ts';
import { CheckCircle2, Circle, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SnapRow } from '../../ui/snap-row.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SampleNote, Section } from './section.tsx';

/** The sample dashboard (specification 1, 4 and 9): nobody's figures, and it says so. */
export function DashboardPreviewSection({
  text,
  pictures,
}: {
  text: DashboardPreview;
  pictures: LandingText['pictures'];
}) {
  return (
    <Section id="get-started" title={text.title} text={text.text} sunken>
      <div className="grid gap-4">
        <ProductPictures text={pictures} />
        <Stages {...text.stages} />
        <SnapRow
          label={texts.sampleDashboard}
          className="sm:grid sm:items-stretch sm:gap-4 lg:grid-cols-[1fr_1.35fr]"
        >
          <PreviewPanel title={text.score.label}>
            <ScorePanel {...text.score} />
          </PreviewPanel>
          <PreviewPanel title={text.budget.label}>
            <BudgetPanel budget={text.budget} />
          </PreviewPanel>
          <PreviewPanel title={text.tasks.label}>
            <Tasks items={text.tasks.items} />
          </PreviewPanel>
          <PreviewPanel title={text.matches.label}>
            <ul className="divide-y divide-line">
              {text.matches.items.map(({ title, detail }) => (
                <li key={title} className="py-2.5 first:pt-0 last:pb-0">
                  <p className="font-semibold">{title}</p>
                  <p className="text-[.9375rem] text-ink-soft">{detail}</p>
                </li>
              ))}
            </ul>
          </PreviewPanel>
        </SnapRow>
        <SampleNote>{text.note}</SampleNote>
      </div>
      <ButtonLink to={text.action.href} variant="primary" className="justify-self-start">
        {text.action.label}
      </ButtonLink>
    </Section>
  );
}

function PreviewPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="grid grid-rows-[auto_1fr] gap-3 sm:gap-4 rounded-l border border-line bg-surface p-4 sm:p-6">
      <h3 className="font-sans font-semibold text-base text-ink-soft tracking-normal">{title}</h3>
      {children}
    </article>
  );
}

const stageLooks: Record<SampleStage['state'], { look: 'done' | 'now' | 'plain'; Icon: typeof Circle }> = {
  Complete: { look: 'done', Icon: CheckCircle2 },
  'In Progress': { look: 'now', Icon: LoaderCircle },
  Pending: { look: 'plain', Icon: CircleDashed },
};

function Stages({ label, items }: DashboardPreview['stages']) {
  return (
    <ol
      aria-label={label}
      className="grid gap-px overflow-hidden rounded-l border border-line bg-line grid-cols-2 lg:grid-cols-4"
    >
      {items.map(({ title, state }) => {
        const { look, Icon } = stageLooks[state];
        return (
          <li
            key={title}
            className="flex flex-wrap items-center justify-between gap-2 bg-surface px-4 py-3 sm:px-5 sm:py-4 lg:flex-col lg:flex-nowrap lg:items-start"
          >
            <span className="font-semibold">{title}</span>
            <Badge look={look}>
              <Icon aria-hidden="true" className="size-3.5" />
              {state}
            </Badge>
          </li>
        );
      })}
    </ol>
  );
}

function Tasks({ items }: { items: DashboardPreview['tasks']['items'] }) {
  return (
    <ul className="grid gap-2.5">
      {items.map(({ title, done }) => (
        <li key={title} className={`flex gap-3 ${done ? 'text-ink-soft' : ''}`}>
          {done ? (
            <CheckCircle2 aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
          ) : (
            <Circle aria-hidden="true" className="mt-1 size-5 shrink-0 text-line-strong" />
          )}
          <span>
            {title}
            <span className="sr-only">{done ? texts.done : texts.toDo}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
