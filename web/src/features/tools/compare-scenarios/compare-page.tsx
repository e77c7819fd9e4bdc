import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { notAdvice } from '@porchlight/content/en/tools/not-advice.ts';
import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LeftOutNote } from '../../../ui/left-out.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useScenarios, useScenariosLeftOut } from '../scenarios/saved-scenarios.queries.ts';
import { CompareScenarios } from './compare-scenarios.tsx';

/** Up to four saved scenarios of one calculator side by side, computed again in the browser. */
export default function ComparePage() {
  return (
    <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12 print:block print:p-0">
      <PageHead
        path={paths.compareScenarios}
        name={texts.compareSavedFigures}
        {...pageDescriptions['/tools/compare']}
      />
      <header className="grid gap-3 print:mb-4">
        <div className="print:hidden">
          <BackLink to={paths.tools}>{texts.allCalculators}</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">{texts.compareSavedFigures}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">
          {texts.upFourScenariosOneCalculator}
        </p>
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {texts.comparingNeedsScriptsTurnThem}
        </p>
      </header>
      <div className="grid gap-4 noscript:hidden">
        <Content />
        <LeftOutNote count={useScenariosLeftOut()} what={[texts.savedScenario, texts.savedScenarios]} />
      </div>
      <p className="max-w-[68ch] text-[.9375rem] text-ink-soft print:mt-4">{notAdvice}</p>
    </div>
  );
}

function Content() {
  const account = useAccount();
  const { data: scenarios, isError, isFetching, refetch } = useScenarios();
  if (account === null) {
    return (
      <Notice
        title={texts.signCompareWhatSaved}
        action={
          <ButtonLink to={paths.signIn(paths.compareScenarios)} variant="primary" size="small">
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.savedFiguresBelongAccountCalculators}
      </Notice>
    );
  }
  if (isError && scenarios === undefined) {
    return (
      <div role="alert">
        <LoadFailed title={texts.yourSavedFiguresDidNot} busy={isFetching} onRetry={() => void refetch()}>
          {texts.theyAreSafe}
        </LoadFailed>
      </div>
    );
  }
  if (account === undefined || scenarios === undefined) return <Skeleton className="h-96" />;
  if (!isSome(scenarios)) {
    return (
      <Notice
        title={texts.nothingIsSavedYet}
        action={
          <ButtonLink to={paths.tools} variant="primary" size="small">
            {texts.chooseACalculator}
          </ButtonLink>
        }
      >
        {texts.workSomethingOutPressSave}
      </Notice>
    );
  }
  return <CompareScenarios scenarios={scenarios} />;
}

function isSome(
  scenarios: readonly SavedScenario[],
): scenarios is readonly [SavedScenario, ...SavedScenario[]] {
  return scenarios.length > 0;
}
