import * as files from '@porchlight/content/en/document-readings-estimates.ts';
import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import { site } from '@porchlight/content/site.ts';
import type { OfferComparison } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { type OfferInput, offerLines } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { Download, Link2, Printer } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AssumptionList } from '../assumption-list.tsx';
import { downloadCsv } from '../csv.ts';
import { ChooseForms } from '../form-files/choose-forms.tsx';
import { PlanPart } from '../plan/plan-part.tsx';
import { ResultBar } from '../result-bar.tsx';
import type { Typed } from '../tool-definition.ts';
import { DifferingTable } from './differing-table.tsx';
import { OfferColumns } from './offer-columns.tsx';
import { OfferQuestions, OffersAnswer } from './offers-answer.tsx';
import { formatOffersFragment } from './offers-link.ts';
import { useOffers } from './use-offers.ts';

/** Only for a signed-in buyer. */
const loadPlanLine = () => import('./plan-offers-line.tsx');
const loadOwnEstimates = () => import('./own-estimates.tsx');
/** When files were chosen. */
const loadReader = () => import('./read-estimates.tsx');
/** While an offer lacks a line. */
const loadPartial = () => import('./partial-answer.tsx');

const { title, lead, withoutScripts, example, incomplete, assumptions } = loanOffers;

/** Two to five Loan Estimates side by side, by the official lines. Whole as it is built, with a worked example. */
export default function CompareOffersPage() {
  const state = useOffers();
  const { comparison } = state;
  const lowest = comparison?.result.offers.find(({ place }) => place === 1);
  const { name, description } = toolSummaries['compare-offers'];
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:gap-14 lg:py-12 print:block print:space-y-6 print:p-0">
      <PageHead
        path={getToolPath('compare-offers')}
        name={name}
        title={`${name} | ${site.name}`}
        description={description}
      />
      <header className="grid gap-3">
        <div className="print:hidden">
          <BackLink to={paths.tools}>{texts.allCalculators}</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">{title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{lead}</p>
        {state.isExample && <p className="font-medium print:hidden">{example}</p>}
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {withoutScripts}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="noscript:hidden print:hidden">
          <PlanPart
            load={loadPlanLine}
            props={{
              offers: state.offers,
              isExample: state.isExample,
              fill: state.fill,
              showExample: state.showExample,
            }}
          />
        </div>
        <div className="mb-3 grid gap-3 noscript:hidden print:hidden">
          <PlanPart load={loadOwnEstimates} props={{ isFree: state.isFree, onRead: state.replace }} />
          <ChooseForms
            words={{ button: files.choose, lead: files.lead }}
            loadReader={loadReader}
            known={state.papers}
            onRead={state.addRead}
          />
        </div>
        {state.isPartial && (
          <LazyPart load={loadPartial} props={{ offers: state.offers, onFill: state.fillIn }} />
        )}
        <OfferColumns state={state} />
        {lowest && (
          <ResultBar label={texts.fiveYearLowest(lowest.name)} figure={`$${lowest.fiveYearCost}`}>
            <ButtonLink to="#offers-answer" variant="primary" size="small">
              {texts.showTheAnswer}
            </ButtonLink>
          </ResultBar>
        )}
      </div>
      {comparison ? (
        <>
          <OffersAnswer result={comparison.result} />
          <DifferingTable result={comparison.result} />
          <OfferQuestions result={comparison.result} />
          <OfferActions offers={state.offers} comparison={comparison} />
        </>
      ) : (
        <Notice title={incomplete} />
      )}
      <div className="border-line border-t pt-10 print:pt-4">
        <AssumptionList assumptions={assumptions} />
      </div>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{notAdvice}</p>
    </div>
  );
}

/** What can be done with a comparison: hand on a link, print it, keep it as a file. */
function OfferActions({
  offers,
  comparison,
}: {
  offers: readonly Typed[];
  comparison: { inputs: readonly OfferInput[]; result: OfferComparison };
}) {
  return (
    <div className="flex flex-wrap gap-2.5 noscript:hidden print:hidden">
      <Button size="small" onClick={() => void copyLink(formatOffersFragment(offers))}>
        <Link2 aria-hidden="true" className="size-4.5" />
        {texts.copyLink}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        {texts.print}
      </Button>
      <Button size="small" onClick={() => downloadCsv('loan-offers', makeSheet(comparison))}>
        <Download aria-hidden="true" className="size-4.5" />
        {texts.allLinesCsv}
      </Button>
    </div>
  );
}

async function copyLink(fragment: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${fragment}`);
    showSuccess({ title: texts.linkCopied, description: texts.linkCopiedLead });
  } catch {
    history.replaceState(history.state, '', fragment);
    showFailure({
      title: texts.copyFailedTitle,
      description: texts.copyFailedLead,
    });
  }
}

function makeSheet({ inputs, result }: { inputs: readonly OfferInput[]; result: OfferComparison }) {
  const plain = (amount: string) => amount.replaceAll(',', '');
  return {
    header: [texts.line, ...inputs.map(({ name }) => name)],
    rows: [
      ...offerLines.map(({ id }) => [loanOffers.lines[id].label, ...inputs.map((input) => input[id] ?? '')]),
      [loanOffers.answer.title, ...result.offers.map(({ fiveYearCost }) => plain(fiveYearCost))],
      [texts.beyondTheLowest, ...result.offers.map(({ more }) => plain(more))],
      [
        texts.mismatchLabel,
        ...result.offers.map(({ slips }) => slips.map(({ sentence }) => sentence).join(' ')),
      ],
    ],
  };
}
