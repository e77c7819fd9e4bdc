import * as texts from '@porchlight/content/en/plan-first-visit.ts';
import { parseKeptAnswers } from '@porchlight/domain/leads/questionnaire/stored-answers.ts';
import { journeyPlaces } from '@porchlight/domain/milestones/journey-place.ts';
import { getApplicationFacts } from '@porchlight/domain/plan/application-facts.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useState } from 'react';
import { getEnteredFigures } from '../../../platform/offline/entered-figures.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useJourney } from '../../milestones/milestones.queries.ts';
import { describeSource } from '../../tools/plan/fact-words.ts';
import { useApplication, usePlan } from '../plan.queries.ts';
import { getValues, type ShownFact } from '../shown-plan.ts';
import { FigureFrame } from './figure-frame.tsx';
import { formatFirstDraft } from './first-draft.ts';
import { FirstVisitForm, type QuestionSources } from './first-visit-form.tsx';

type Application = NonNullable<ReturnType<typeof useApplication>['data']>['application'];

/** The six questions of a first visit, each skippable, with what is known already in them. */
export default function FirstVisitPage() {
  const { query, facts } = usePlan();
  const application = useApplication();
  const journey = useJourney();
  // Without the application or the journey, their questions are only not filled in.
  const isComplete = facts !== undefined && !application.isLoading && !journey.isLoading;
  return (
    <div className="page-width grid gap-4 pt-6 pb-10 lg:gap-2 lg:pt-4">
      <PageTitle>{texts.title}</PageTitle>
      <div className="grid gap-2 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-6 lg:gap-y-1">
        <h1 className="text-[clamp(2rem,5vw,2.6rem)] lg:text-[2rem]">{texts.title}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      </div>
      {facts === undefined && query.isError ? (
        <LoadFailed
          title={texts.questionsFailed}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {texts.everythingIsSafe}
        </LoadFailed>
      ) : isComplete ? (
        <Questions
          facts={facts}
          application={application.data?.application ?? null}
          place={journeyPlaces.find((place) => place === journey.data?.place) ?? null}
        />
      ) : (
        <div aria-busy="true" className="max-w-[64rem]">
          <FigureFrame payment={null} cashToClose={null} note="" />
          <Skeleton className="h-192 md:h-140" />
        </div>
      )}
    </div>
  );
}

/** What the plan has comes before what the application says, and that before what this browser's visitor typed. */
function Questions({
  facts,
  application,
  place,
}: {
  facts: ReadonlyMap<Fact, ShownFact>;
  application: Application;
  place: Parameters<typeof formatFirstDraft>[1];
}) {
  const plan = getValues(facts.values());
  const applied: Facts = getValues(application?.facts ?? []);
  const [entered] = useState(() => getApplicationFacts(parseKeptAnswers(getEnteredFigures())));
  const sourceOf = (...asked: Fact[]) => {
    const known = asked.find((fact) => plan[fact] !== undefined);
    const shown = known && facts.get(known);
    if (shown) return describeSource(shown);
    if (application !== null && asked.some((fact) => applied[fact] !== undefined)) {
      return describeSource({
        from: { source: 'application', applicationId: application.applicationId },
        by: { name: '', isYou: true },
        at: application.acceptedAt,
      });
    }
    return asked.some((fact) => entered[fact] !== undefined) ? texts.enteredHint : undefined;
  };
  const sources: QuestionSources = dropUnknown({
    where: sourceOf('place'),
    price: sourceOf('price', 'incomeWages'),
    down: sourceOf('downPayment'),
    when: sourceOf('timeline'),
    people: sourceOf('people'),
    place: place === null ? undefined : texts.fromYourJourney,
  });
  return (
    <FirstVisitForm
      plan={plan}
      first={formatFirstDraft({ ...entered, ...applied, ...plan }, place)}
      sources={sources}
    />
  );
}

const dropUnknown = (sources: Record<string, string | undefined>): QuestionSources =>
  Object.fromEntries(Object.entries(sources).filter(([, words]) => words !== undefined));
