import * as texts from '@porchlight/content/en/plan.ts';
import type { AssumedFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import { factGroups } from '@porchlight/domain/plan/fact-groups.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { findPlanPrice } from '@porchlight/domain/plan/plan-price.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '../../paths.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { useNewestWeek } from '../../platform/api/newest-week.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { getFactName } from '../tools/plan/fact-words.ts';
import { FactRow, MissingFact } from './fact-row.tsx';
import { useApplication, usePlan, useReadPlanAgain } from './plan.queries.ts';
import { getValues, type ShownFact } from './shown-plan.ts';

/** Counts with the estimate's own rules, which come after the page has been drawn; its place reaches below the window. */
const loadReckoning = () => import('./plan-reckoning.tsx');

/** Saved offers are with the loan, though they are entered in their comparison. */
const shownGroups = (Object.keys(factGroups) as (keyof typeof factGroups)[]).map(
  (group): [keyof typeof factGroups, readonly Fact[]] => [
    group,
    group === 'loan' ? [...factGroups.loan, 'offers'] : factGroups[group],
  ],
);

/** Everything known of the purchase, each figure with where it comes from. */
export default function PlanPage() {
  const { query, facts } = usePlan();
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>{texts.yourPlan}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.yourPlan}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      </div>
      {facts === undefined && query.isError && (
        <LoadFailed title={texts.planLoadFailed} busy={query.isFetching} onRetry={() => void query.refetch()}>
          {texts.everythingIsSafe}
        </LoadFailed>
      )}
      {facts === undefined && !query.isError && (
        <div aria-busy="true" className="grid max-w-4xl gap-8">
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </div>
      )}
      {facts !== undefined && <Plan facts={facts} />}
    </div>
  );
}

function Plan({ facts }: { facts: ReadonlyMap<Fact, ShownFact> }) {
  const today = useToday();
  const survey = useNewestWeek();
  const values = useMemo(() => getValues(facts.values()), [facts]);
  const assumed = useAssumptions(values, today, survey);
  const isBought = [...facts.values()].some(({ from }) => from.source === 'contract');
  const isKnown = (fact: Fact) =>
    facts.get(fact)?.other != null || values[fact] !== undefined || assumed?.values[fact] !== undefined;
  return (
    <div className="grid max-w-4xl gap-8">
      {findPlanPrice(values) === undefined ? (
        <p className="rounded-m border border-line bg-surface p-5 sm:px-7">{texts.costNeeds}</p>
      ) : (
        today !== '' && (
          <LazyPart
            load={loadReckoning}
            props={{ facts: values, today, survey, isBought }}
            waiting={<Skeleton className="h-[70rem] sm:h-[48rem]" />}
          />
        )
      )}
      <ApplicationOffer />
      {shownGroups.map(([group, names]) => (
        <section
          key={group}
          aria-labelledby={`plan-${group}`}
          className="grid gap-4 rounded-m border border-line bg-surface p-5 sm:p-7"
        >
          <h2 id={`plan-${group}`} className="text-2xl">
            {texts.groups[group]}
          </h2>
          <ul className="grid divide-y divide-line border-line border-t">
            {names.filter(isKnown).map((fact) => (
              <FactRow
                key={fact}
                fact={fact}
                shown={facts.get(fact)}
                assumed={assumed}
                facts={values}
                today={today}
                survey={survey}
              />
            ))}
            {names
              .filter((fact) => !isKnown(fact))
              .map((fact) => (
                <MissingFact key={fact} fact={fact} facts={values} today={today} survey={survey} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Assume = (known: Facts, on: string, survey: WeeklyRate) => AssumedFacts;

/** What we assume beside what is known; it comes after the page, and not before there is something to count. */
function useAssumptions(known: Facts, today: string, survey: WeeklyRate): AssumedFacts | undefined {
  const [assume, setAssume] = useState<Assume>();
  const isNeeded = Object.keys(known).length > 0;
  useEffect(() => {
    let isShown = true;
    if (isNeeded)
      import('@porchlight/domain/plan/assumed-facts.ts').then(
        ({ assumeFacts }) => isShown && setAssume(() => assumeFacts),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return useMemo(
    () => (assume === undefined || today === '' ? undefined : assume(known, today, survey)),
    [assume, known, today, survey],
  );
}

/** What the application could fill in, until it is taken over: only when its sender says so, and over their own word only when asked. */
function ApplicationOffer() {
  const { data } = useApplication();
  const readAgain = useReadPlanAgain();
  const [kept, setKept] = useState<readonly Fact[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const application = data?.application;
  if (!application) return null;

  async function take(replace: readonly Fact[]) {
    setIsBusy(true);
    try {
      const answer = await pageApi.planApplication.take.call({ consent: true, replace: [...replace] });
      setKept(answer.kept);
      if (answer.kept.length === 0) showSuccess({ title: texts.answersUsed });
      await readAgain();
    } catch (error) {
      showFailure({ title: texts.answersNotUsed, description: parseFailure(error).message });
    } finally {
      setIsBusy(false);
    }
  }
  const list = (facts: readonly Fact[]) => facts.map(getFactName).join(', ');
  const isAsking = kept.length > 0;
  return (
    <Notice
      title={texts.fromYourApplication}
      action={
        <Button variant="primary" size="small" busy={isBusy} onClick={() => void take(isAsking ? kept : [])}>
          {isAsking ? texts.replaceToo : texts.takeAnswers}
        </Button>
      }
    >
      {isAsking
        ? texts.applicationDiffers(list(kept))
        : texts.applicationSays(list(application.facts.map(({ fact }) => fact)))}
    </Notice>
  );
}
