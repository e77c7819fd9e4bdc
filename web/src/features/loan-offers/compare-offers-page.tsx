import { loanOffers } from '@porchlight/content/loan-offers.ts';
import { site } from '@porchlight/content/site.ts';
import { notAdvice } from '@porchlight/content/tools/not-advice.ts';
import { toolSummaries } from '@porchlight/content/tools.ts';
import { readToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AssumptionList } from '../tools/assumption-list.tsx';
import { DifferingTable } from './differing-table.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferColumns } from './offer-columns.tsx';
import { OfferQuestions, OffersAnswer } from './offers-answer.tsx';
import { useOffers } from './use-offers.ts';

const { title, lead, withoutScripts, example, incomplete, assumptions } = loanOffers;

/** Two to five Loan Estimates side by side, by the official lines. Whole as it is built, with a worked example. */
export default function CompareOffersPage() {
  const state = useOffers();
  const { comparison } = state;
  const { name, description } = toolSummaries['compare-offers'];
  return (
    <div className="page-width grid gap-10 py-8 lg:gap-14 lg:py-12 print:block print:space-y-6 print:p-0">
      <PageHead
        path={readToolPath('compare-offers')}
        name={name}
        title={`${name} | ${site.name}`}
        description={description}
      />
      <header className="grid gap-3">
        <div className="print:hidden">
          <BackLink to={paths.tools}>All calculators</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">{title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{lead}</p>
        {state.isExample && <p className="font-medium print:hidden">{example}</p>}
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {withoutScripts}
        </p>
      </header>
      <OfferColumns state={state} />
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
