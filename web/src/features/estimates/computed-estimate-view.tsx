import * as texts from '@porchlight/content/en/estimates.ts';
import { computedEstimate } from '@porchlight/content/en/estimates-view.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { estimateWarning } from '@porchlight/domain/estimates/computed-estimate.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { addDollarSign } from '@porchlight/domain/kernel/money.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import type {
  EstimateAssumption,
  EstimateResult,
} from '@porchlight/domain/tools/estimate/estimate.contract.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefCallback, useId } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { SourceName } from '../tools/answer-line.tsx';
import { ComputedSection } from './computed-section.tsx';
import { EstimateDownloads } from './estimate-downloads.tsx';
import { hasPrice } from './estimate-figures.ts';
import { EstimateForm } from './estimate-form.tsx';
import { getHeadline } from './estimate-headline.ts';
import { EstimateSheet } from './estimate-sheet.tsx';
import { EstimateWarning } from './estimate-warning.tsx';
import { SAMPLE_ID } from './sample-estimate-view.tsx';
import { EstimateScenarioTable } from './scenario-table.tsx';
import { ScorePriceCard } from './score-price.tsx';
import type { EstimateAnswer, useEstimate } from './use-estimate.ts';

const { title, lead, none } = computedEstimate.assumptions;

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
        lead={texts.assumptionsLead}
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

/** What the answers come to, before anything else: the payment, the cash to close and the rate they rest on. */
function EstimateHead({
  heading,
  answer,
  note,
  next,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  answer: EstimateAnswer | undefined;
  /** Which of the figures is not the buyer's own. */
  note: string | undefined;
  next: ReactNode;
}) {
  const warning = useId();
  return (
    <header className="grid gap-6 print:mb-4 print:gap-3">
      <div className="grid gap-2">
        <p className="font-semibold text-lamp-ink">{computedEstimate.title}</p>
        <h1 ref={heading} tabIndex={-1} aria-describedby={warning} className="figure-tabular grid gap-1">
          {answer ? <Figures answer={answer} /> : computedEstimate.title}
        </h1>
        {note !== undefined && <p className="max-w-[68ch] font-medium">{note}</p>}
      </div>
      {answer && <MonthlyParts answer={answer} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        {next}
        <a href={`#${SAMPLE_ID}`} className="inline-flex min-h-11 items-center text-link">
          {texts.sampleBelow}
        </a>
      </div>
      <EstimateWarning id={warning}>{estimateWarning}</EstimateWarning>
      <p className="max-w-[68ch] text-ink-soft print:text-[10pt]">{computedEstimate.notOfficial}</p>
    </header>
  );
}

function Figures({ answer: { input, result, summary } }: { answer: EstimateAnswer }) {
  const { monthly, cash, rate } = getHeadline(summary);
  const isAssumed = result.assumptions.some(({ field }) => field === 'ratePercent');
  return (
    <>
      <span className="text-[clamp(2.6rem,11vw,4rem)] leading-none print:text-[22pt]">
        {texts.aMonth(monthly)}
        <span className="sr-only">, </span>
      </span>
      <span className="font-sans font-semibold text-[clamp(1.15rem,4.6vw,1.5rem)] leading-snug print:text-[13pt]">
        {texts.toClose(cash)},{' '}
        {isAssumed && input.ratePercent === undefined ? texts.atAssumedRate(rate) : texts.atYourRate(rate)}
      </span>
    </>
  );
}

/** The parts of the first payment, so that no one takes it for the loan alone. */
function MonthlyParts({ answer: { result } }: { answer: EstimateAnswer }) {
  const { projected, loanAmount } = result.page1;
  const first = projected[0];
  if (first === undefined) return null;
  const parts = [
    [texts.principalAndInterest, first.pi],
    [texts.mortgageInsurance, first.mi],
    [texts.taxAndInsurance, first.escrow],
    [texts.loanAmount, loanAmount],
  ] as const;
  return (
    <dl className="figure-tabular grid max-w-xl gap-1.5 print:text-[9pt]">
      {parts.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b pb-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{/\d/.test(amount) ? addDollarSign(amount) : texts.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every assumption with its reason, its source and its date. */
function AssumedFigures({ assumptions }: { assumptions: readonly EstimateAssumption[] }) {
  return (
    <section aria-label={title} className="rounded-m bg-sunken p-5 sm:p-6 print:p-0">
      <h3 className="text-xl print:text-[12pt]">{title}</h3>
      <p className="mt-1 max-w-[68ch] text-ink-soft print:text-[8.5pt]">
        {assumptions.length > 0 ? lead : none}
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:mt-1 print:gap-y-1 print:text-[8pt]">
        {assumptions.map(({ field, label, value, reason, source, asOf }) => (
          <li key={`${field}${label}`} className="grid content-start gap-0.5 leading-normal">
            <span className="figure-tabular flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{label}</span>
              <span>{value}</span>
            </span>
            <span>{reason}</span>
            <small className="text-ink-soft text-sm print:text-[7pt]">
              <SourceName source={source} />
              {texts.asOf(formatCalendarDate(asOf, locale))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
