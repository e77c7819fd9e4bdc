import * as texts from '@porchlight/content/en/change-check.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import { site } from '@porchlight/content/site.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { splitComparisons } from '@porchlight/domain/readings/disclosure-changes/disclosure-questions.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AssumptionList } from '../assumption-list.tsx';
import { ChooseForms } from '../form-files/choose-forms.tsx';
import { PlanPart } from '../plan/plan-part.tsx';
import { ResultBar } from '../result-bar.tsx';
import { ChangeAnswer } from './change-answer.tsx';
import { ChargeRows } from './charge-rows.tsx';
import { useChangeCheck } from './use-change-check.ts';

/** For an account that is signed in. */
const loadOwnPapers = () => import('./own-papers.tsx');
/** Once an account's own papers were read. */
const loadContractCheck = () => import('./contract-check.tsx');
/** When files were chosen. */
const loadReader = () => import('./read-papers.tsx');

/** A Closing Disclosure against the Loan Estimates of its lender. Whole as it is built, with a worked example. */
export default function ChangeCheckPage() {
  const state = useChangeCheck();
  const { result } = state;
  const first = result && splitComparisons(result).first;
  const read = [...state.readings.documents, ...state.readings.files];
  const forVisitors = state.isBuiltExample ? 'signed-in:hidden' : '';
  const { name, description } = toolSummaries['change-check'];
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:py-12 print:block print:space-y-6 print:p-0">
      <PageHead
        path={getToolPath('change-check')}
        name={name}
        title={`${name} | ${site.name}`}
        description={description}
      />
      <header className="grid gap-3">
        <div className="print:hidden">
          <BackLink to={paths.tools}>{texts.allCalculators}</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">{texts.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">{texts.lead}</p>
        {state.isExample && <p className={`font-medium print:hidden ${forVisitors}`}>{texts.example}</p>}
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {texts.withoutScripts}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-3 noscript:hidden print:hidden">
          <PlanPart
            load={loadOwnPapers}
            props={{
              known: state.readings.files,
              isFree: state.isFree,
              onRead: (documents: readonly FormReading[]) => state.comparePapers({ documents }),
            }}
          />
          {/* The paper that was missing is added to those that are there. */}
          <ChooseForms
            words={{ button: texts.choose, lead: texts.chooseLead }}
            isMain
            isAdding
            loadReader={loadReader}
            known={state.readings.documents}
            onRead={(files) => state.comparePapers({ files })}
          />
        </div>
        {read.length > 0 && <PlanPart load={loadContractCheck} props={{ papers: read }} />}
        {state.isTyped && (
          <div className={`contents ${forVisitors}`}>
            <ChargeRows state={state} />
          </div>
        )}
        {first && (
          <div className={`contents ${forVisitors}`}>
            <ResultBar label={texts.barLabel} figure={formatDollars(first.over)}>
              <ButtonLink to="#change-answer" variant="primary" size="small">
                {texts.showTheAnswer}
              </ButtonLink>
            </ResultBar>
          </div>
        )}
      </div>
      {result ? (
        <div className={`contents ${forVisitors}`}>
          <ChangeAnswer state={state} result={result} />
        </div>
      ) : (
        <Notice
          title={texts.incomplete}
          action={
            state.isFree &&
            read.length === 0 && (
              <Button size="small" onClick={state.showExample}>
                {texts.showExample}
              </Button>
            )
          }
        />
      )}
      <div className="border-line border-t pt-10 print:pt-4">
        <AssumptionList assumptions={texts.assumptions} />
      </div>
      <section aria-labelledby="change-next" className="grid gap-2 print:hidden">
        <h2 id="change-next" className="text-2xl">
          {texts.nextTitle}
        </h2>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/portal/wire-guard" className="inline-flex min-h-11 items-center text-link underline">
            {texts.nextWire}
          </Link>
          <Link to="/closing-disclosure" className="inline-flex min-h-11 items-center text-link underline">
            {texts.nextSample}
          </Link>
        </p>
      </section>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{notAdvice}</p>
    </div>
  );
}
