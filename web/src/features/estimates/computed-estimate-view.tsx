import { computedEstimate } from '@porchlight/content/computed-estimate.ts';
import { estimateWarning } from '@porchlight/domain/estimates/computed-estimate.ts';
import type { Answers } from '@porchlight/domain/questionnaire/questionnaire.ts';
import type { EstimateResult } from '@porchlight/domain/tools/estimate.contract.ts';
import type { RefCallback } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { AssumedFigures } from './assumed-figures.tsx';
import { ComputedSection } from './computed-section.tsx';
import { EstimateDownloads } from './estimate-downloads.tsx';
import { hasPrice } from './estimate-figures.ts';
import { EstimateForm } from './estimate-form.tsx';
import { EstimateHeader } from './estimate-header.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { useEstimate } from './use-estimate.ts';

const { title, notOfficial, mark, figures } = computedEstimate;

/**
 * The estimate worked out from the buyer's answers: what went in, each assumption to be changed in place, three scenarios, and three
 * pages whose lines open to their formula, inputs, source and date.
 */
export default function ComputedEstimateView({
  heading,
  answers,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  answers: Answers;
}) {
  const estimate = useEstimate(answers);
  const { answer, isStale, scenario, choose } = estimate;
  return (
    <>
      <EstimateHeader warning={estimateWarning} title={title} heading={heading}>
        {notOfficial}
      </EstimateHeader>
      <EstimateForm estimate={estimate} note={hasPrice(answers) ? undefined : figures.examplePrice} />
      {answer && (
        <>
          {isStale && <p className="rounded-m bg-sunken px-5 py-4 print:hidden">{figures.stale}</p>}
          <ScenarioTable scenarios={answer.result.scenarios} chosen={scenario} onChoose={choose} />
          <Notices result={answer.result} />
          <Sheets result={answer.result} />
          <EstimateDownloads input={answer.input} />
        </>
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
      {place === pages.length - 1 && <AssumedFigures assumptions={result.assumptions} />}
    </EstimateSheet>
  ));
}
