import * as texts from '@porchlight/content/en/estimates.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import type { EstimateResult } from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { AssumedFigures } from './assumed-figures.tsx';
import { ComputedSection } from './computed-section.tsx';
import { EstimateDownloads } from './estimate-downloads.tsx';
import { hasPrice } from './estimate-figures.ts';
import { EstimateForm } from './estimate-form.tsx';
import { EstimateHead } from './estimate-result.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { EstimateScenarioTable } from './scenario-table.tsx';
import { ScorePriceCard } from './score-price.tsx';
import type { useEstimate } from './use-estimate.ts';

const { mark, figures } = computedEstimate;

/**
 * The estimate worked out from the buyer's answers: the result, three scenarios, what the agencies charge for a score, and folded
 * below them each assumption to be changed in place and three pages whose lines open to their formula, inputs, source and date.
 */
export function ComputedEstimateView({
  heading,
  answers,
  estimate,
  next,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  answers: Answers;
  estimate: ReturnType<typeof useEstimate>;
  next: ReactNode;
}) {
  const { answer, isStale, scenario, choose } = estimate;
  const result = answer?.result;
  return (
    <>
      <EstimateHead
        heading={heading}
        answer={answer}
        note={hasPrice(answers) ? undefined : figures.examplePrice}
        next={next}
      />
      {result && (
        <>
          {isStale && <p className="rounded-m bg-sunken px-5 py-4 print:hidden">{figures.stale}</p>}
          <Notices result={result} />
          <EstimateScenarioTable scenarios={result.scenarios} chosen={scenario} onChoose={choose} />
          <ScorePriceCard answer={answer} />
        </>
      )}
      <EstimateFold
        title={texts.assumptions(result?.assumptions.length ?? 0)}
        lead={texts.changeAnyOfThem}
        isOpen={answer === undefined ? true : undefined}
      >
        <EstimateForm estimate={estimate} />
        {result && <AssumedFigures assumptions={result.assumptions} />}
      </EstimateFold>
      {answer && (
        <EstimateFold title={texts.everyLine} lead={texts.everyLineLead}>
          <Sheets result={answer.result} />
          <EstimateDownloads input={answer.input} survey={answer.survey} />
        </EstimateFold>
      )}
    </>
  );
}

function Notices({ result: { notices } }: { result: EstimateResult }) {
  if (notices.length === 0) return null;
  return (
    <div className="grid gap-3 print:my-3">
      {notices.map((notice) => (
        <Notice key={notice} title={notice} />
      ))}
    </div>
  );
}

function Sheets({ result }: { result: EstimateResult }) {
  const { pages } = result;
  return pages.map((page, place) => (
    <EstimateSheet key={page.title} title={page.title} mark={mark} number={place + 1} count={pages.length}>
      {page.sections.map((section) => (
        <ComputedSection key={section.id} section={section} result={result} />
      ))}
    </EstimateSheet>
  ));
}

/** A part of the estimate that opens on a press; on paper it is open. */
function EstimateFold({
  title,
  lead,
  isOpen,
  children,
}: {
  title: string;
  lead: string;
  isOpen?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group rounded-l border border-line bg-surface print:border-0">
      <summary className="flex min-h-18 list-none items-center justify-between gap-4 rounded-l px-5 py-4 hover:bg-sunken sm:px-8 print:hidden [&::-webkit-details-marker]:hidden">
        <span className="grid gap-0.5">
          <span className="font-semibold text-[1.125rem]">{title}</span>
          <span className="text-[.9375rem] text-ink-soft leading-normal">{lead}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-8 border-line border-t px-3 py-5 sm:px-6 print:block print:border-0 print:p-0">
        {children}
      </div>
    </details>
  );
}
