import { glossary } from '@porchlight/content/en/glossary.ts';
import * as texts from '@porchlight/content/en/guide/screens.ts';
import { guideStageTexts } from '@porchlight/content/en/guide.ts';
import { site } from '@porchlight/content/site.ts';
import { splitGlossaryTerms } from '@porchlight/domain/guide/glossary.ts';
import type { GuideContact, GuideFigure, GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { stageLabels } from '@porchlight/domain/guide/guide-messages.ts';
import { ChevronDown, Lightbulb, Printer } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { SourceNote } from '../../ui/source-note.tsx';
import { TimeAndCost } from '../../ui/time-and-cost.tsx';
import { StagePanel } from './stage-section.tsx';
import { StageTabs } from './stage-tabs.tsx';
import { StageText } from './stage-text.tsx';
import { StageWrapper } from './stage-wrapper.tsx';
import { type ExplainedTerm, TermHelp } from './term-help.tsx';

/** Runs at build time alone, once for each stage: the page carries its own text and terms and no others. */
export function loader({ request }: LoaderFunctionArgs): { text: GuideStageText; terms: ExplainedTerm[] } {
  const { pathname } = new URL(request.url);
  const text = guideStageTexts.find(({ slug }) => pathname.split(/[/.]/).includes(slug));
  if (text === undefined) throw new Error(`The guide has no text for ${pathname}.`);
  return { text, terms: listTerms(text) };
}

/** One of the seven stages that explain (specification 2). */
export default function StagePage() {
  const { text, terms } = useLoaderData<typeof loader>();
  return (
    <TermHelp key={text.slug} terms={terms}>
      <PageHead
        path={paths.guideStage(text.slug)}
        title={`${text.title} | ${site.name}`}
        description={text.description}
        name={text.title}
      />
      <StageWrapper slug={text.slug} title={text.title}>
        <div className="grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,46rem)_minmax(16rem,1fr)]">
          <p className="max-w-[60ch] text-[1.125rem]">
            <StageText>{text.intro}</StageText>
          </p>
          <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <StageAside text={text} />
            <Button
              className="justify-self-start print:hidden noscript:hidden"
              onClick={() => window.print()}
            >
              <Printer aria-hidden="true" className="size-5" />
              {texts.printThisStage}
            </Button>
          </div>
          <div className="grid min-w-0 gap-9">
            <Importance text={text.whyImportant} />
            <StageTabs renderPanel={(tab) => <StagePanel tab={tab} sections={text.tabs[tab]} />} />
            <StageFigures figures={text.figures} />
          </div>
        </div>
      </StageWrapper>
    </TermHelp>
  );
}

function Importance({ text }: { text: string }) {
  return (
    <section className="flex gap-3.5 rounded-m border border-line bg-surface p-5">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-dusk print:hidden" />
      <div className="grid gap-1.5">
        <h2 className="text-xl">{stageLabels.whyImportant}</h2>
        <p>
          <StageText>{text}</StageText>
        </p>
      </div>
    </section>
  );
}

/** The glossary's entries for the terms anywhere in the stage. */
function listTerms(text: GuideStageText): ExplainedTerm[] {
  const named = new Set(splitGlossaryTerms(JSON.stringify(text)).map(({ slug }) => slug));
  return glossary
    .filter(({ slug }) => named.has(slug))
    .map(({ slug, term, definition }) => ({ slug, term, definition }));
}

/** Every figure of a stage with where it comes from and the day it was checked; folded on the screen, open on paper. */
function StageFigures({ figures }: { figures: readonly GuideFigure[] }) {
  return (
    <details className="group rounded-m border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans font-semibold text-base leading-snug tracking-normal">
          {texts.figuresTitle}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="grid gap-4 px-5 pb-5 text-[.9375rem] leading-normal print:grid-cols-2 print:gap-3 print:text-sm">
        {figures.map((figure) => (
          <li key={figure.text} className="grid max-w-[68ch] content-start gap-0.5 break-inside-avoid">
            <span className="figure-tabular font-medium">{figure.text}</span>
            <SourceNote {...figure} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How long the stage takes, what it costs, and whom to speak to with which questions. */
function StageAside({ text }: { text: GuideStageText }) {
  return (
    <aside aria-label={texts.atAGlance} className="grid content-start gap-6">
      <TimeAndCost
        duration={<StageText>{text.duration}</StageText>}
        cost={<StageText>{text.cost}</StageText>}
      />
      <section className="grid gap-2">
        <h2 className="text-xl">{texts.peopleTitle}</h2>
        <p className="text-[.9375rem] text-ink-soft print:hidden">{texts.peopleLead}</p>
        <ul className="divide-y divide-line rounded-m border border-line bg-surface">
          {text.speakTo.map((contact) => (
            <li key={contact.who}>
              <Contact contact={contact} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Contact({ contact: { who, ask } }: { contact: GuideContact }) {
  return (
    <details className="group text-[.9375rem]">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 py-2.5 font-semibold leading-snug [&::-webkit-details-marker]:hidden">
        <span>
          <StageText>{who}</StageText>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="grid list-disc gap-2 pr-4 pb-4 pl-8.5 text-ink-soft">
        {ask.map((question) => (
          <li key={question}>
            <StageText>{question}</StageText>
          </li>
        ))}
      </ul>
    </details>
  );
}
