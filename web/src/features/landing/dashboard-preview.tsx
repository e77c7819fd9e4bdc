import * as texts from '@porchlight/content/en/landing/screens.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  DashboardPreview,
  LandingText,
  ProductPicture,
  SampleStage,
} from '@porchlight/domain/landing/landing.ts';
import { CheckCircle2, Circle, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PartSample, PartsBar } from '../../ui/parts-bar.tsx';
import { SnapRow } from '../../ui/snap-row.tsx';
import checklist from './pictures/checklist.webp';
import checklistNight from './pictures/checklist-night.webp';
import documents from './pictures/documents.webp';
import documentsNight from './pictures/documents-night.webp';
import journey from './pictures/journey.webp';
import journeyNight from './pictures/journey-night.webp';
import { LandingSection, SampleNote } from './section.tsx';

/** The range of FICO and VantageScore 3 and 4 credit scores. */
const LOWEST = 300;

const HIGHEST = 850;

/** A credit score on the half circle of its range, with the sentence that says what it shows. */
function ScorePanel({ value, change, text }: DashboardPreview['score']) {
  const share = ((value - LOWEST) / (HIGHEST - LOWEST)) * 100;
  const arc = 'M14 106a92 92 0 0 1 184 0';
  return (
    <div className="grid content-center justify-items-center gap-3 text-center">
      <div className="grid w-full max-w-44 sm:max-w-60 *:col-start-1 *:row-start-1">
        <svg viewBox="0 0 212 120" aria-hidden="true" className="w-full">
          <path d={arc} fill="none" className="stroke-line" strokeWidth="14" strokeLinecap="round" />
          <path
            d={arc}
            fill="none"
            className="stroke-lamp"
            strokeWidth="14"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
          />
        </svg>
        <p className="figure-tabular self-end font-display font-medium text-5xl leading-none">{value}</p>
      </div>
      <p className="figure-tabular flex w-full max-w-44 sm:max-w-60 justify-between text-[.8125rem] text-ink-soft">
        <span>{LOWEST}</span>
        <Badge look="done">{change}</Badge>
        <span>{HIGHEST}</span>
      </p>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}

const files: Record<ProductPicture['id'], { day: string; night: string }> = {
  journey: { day: journey, night: journeyNight },
  checklist: { day: checklist, night: checklistNight },
  documents: { day: documents, night: documentsNight },
};

/** Screens of the portal as they are. They come when they are scrolled to. */
function ProductPictures({ text }: { text: LandingText['pictures'] }) {
  return (
    <SnapRow label={text.title} className="sm:grid sm:grid-cols-3 sm:gap-4">
      {text.items.map(({ id, alt, caption }) => (
        <figure key={id} className="overflow-hidden rounded-l border border-line bg-surface">
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={files[id].night} />
            <img
              src={files[id].day}
              alt={alt}
              width={440}
              height={330}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          </picture>
          <figcaption className="border-line border-t px-4 py-3 font-semibold text-[.9375rem]">
            {caption}
          </figcaption>
        </figure>
      ))}
    </SnapRow>
  );
}

/** A month's payment as one bar in parts, with the same figures in the table below it. */
function BudgetPanel({ budget }: { budget: DashboardPreview['budget'] }) {
  const { preApproval, rate, lines, total, note } = budget;
  const sum = lines.reduce((sofar, { monthly }) => sofar + monthly, 0);
  return (
    <div className="grid gap-3 sm:gap-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
        {[preApproval, rate].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-[.9375rem] text-ink-soft">{label}</dt>
            <dd className="figure-tabular font-display font-medium text-2xl leading-tight sm:text-3xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <PartsBar sizes={lines.map(({ monthly }) => monthly)} height={14} />
      <table className="figure-tabular w-full text-[.9375rem]">
        <caption className="sr-only">{budget.label}</caption>
        <tbody>
          {lines.map(({ label, monthly }, place) => (
            <tr key={label}>
              <th scope="row" className="py-1 text-left font-normal">
                <span className="inline-flex items-center gap-2.5">
                  <PartSample place={place} />
                  {label}
                </span>
              </th>
              <td className="py-1 text-right">{formatDollars(String(monthly), 'whole')}</td>
            </tr>
          ))}
          <tr className="border-line border-t font-semibold">
            <th scope="row" className="pt-2 text-left">
              {total}
            </th>
            <td className="pt-2 text-right">{formatDollars(String(sum), 'whole')}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-[.875rem] text-ink-soft leading-normal">{note}</p>
    </div>
  );
}

/** The sample dashboard (specification 1, 4 and 9): made-up figures, and it says so. */
export function DashboardPreviewSection({
  text,
  pictures,
}: {
  text: DashboardPreview;
  pictures: LandingText['pictures'];
}) {
  return (
    <LandingSection id="get-started" title={text.title} text={text.text} sunken>
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
    </LandingSection>
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
