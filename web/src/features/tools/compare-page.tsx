import { pageDescriptions } from '@porchlight/content/page-descriptions.ts';
import { notAdvice } from '@porchlight/content/tools/not-advice.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios.contract.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { CompareScenarios } from './compare-scenarios.tsx';
import { useScenarios } from './saved-scenarios.queries.ts';

/** Up to four saved scenarios of one calculator side by side, worked out anew in the browser. */
export default function ComparePage() {
  return (
    <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12 print:block print:p-0">
      <PageHead
        path={paths.compareScenarios}
        name="Compare saved figures"
        {...pageDescriptions['/tools/compare']}
      />
      <header className="grid gap-3 print:mb-4">
        <div className="print:hidden">
          <BackLink to={paths.tools}>All calculators</BackLink>
        </div>
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)] print:text-[22pt]">Compare saved figures</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft print:text-[10pt]">
          Up to four scenarios of one calculator side by side. Lines that are not the same everywhere say so.
        </p>
        <p className="mt-2 hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          Comparing needs scripts: turn them on for this page.
        </p>
      </header>
      <div className="noscript:hidden">
        <Content />
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
        title="Sign in to compare what you saved"
        action={
          <ButtonLink to={paths.signIn(paths.compareScenarios)} variant="primary" size="small">
            Sign in
          </ButtonLink>
        }
      >
        Saved figures belong to your account. The calculators themselves work without one.
      </Notice>
    );
  }
  if (isError) {
    return (
      <div role="alert">
        <LoadFailed title="Your saved figures did not load" busy={isFetching} onRetry={() => void refetch()}>
          They are safe.
        </LoadFailed>
      </div>
    );
  }
  if (account === undefined || scenarios === undefined) return <Skeleton className="h-96" />;
  if (!isSome(scenarios)) {
    return (
      <Notice
        title="Nothing is saved yet"
        action={
          <ButtonLink to={paths.tools} variant="primary" size="small">
            Choose a calculator
          </ButtonLink>
        }
      >
        Work something out and press “Save or open” below the answer. Two scenarios of one calculator can be
        compared here.
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
