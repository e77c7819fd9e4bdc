import { milestoneTexts } from '@porchlight/content/milestones.ts';
import { JOURNEY_LOAD_FAILED } from '@porchlight/domain/milestones/milestone-messages.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useFailureToast } from '../../platform/toasts.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { findCompleted } from './journey.ts';
import { LoadingWorkspace } from './loading-workspace.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { useJourney, useWorkspace } from './milestones.queries.ts';
import { Workspace } from './workspace.tsx';
import { WorkspaceFacts, WorkspaceHeader } from './workspace-header.tsx';

/** Runs at build time alone, once for each milestone: the page carries its own text and no other's. */
export function loader({ params }: LoaderFunctionArgs): MilestoneText | null {
  return milestoneTexts.find(({ slug }) => slug === params.slug) ?? null;
}

/** An unknown milestone has no text to fetch. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const isKnown = milestones.some(({ slug }) => slug === params.slug);
  return isKnown ? serverLoader<typeof loader>() : null;
}

export default function WorkspacePage() {
  const text = useLoaderData<typeof clientLoader>();
  return (
    <div className="@container">
      <div className="page-width py-6">
        <BackLink to={paths.portal}>Your Mortgage Journey</BackLink>
        {text === null ? <UnknownMilestone /> : <KnownMilestone key={text.slug} text={text} />}
      </div>
    </div>
  );
}

function KnownMilestone({ text }: { text: MilestoneText }) {
  const journey = useJourney();
  const card = journey.data?.milestones.find(({ slug }) => slug === text.slug);
  const workspace = useWorkspace(text.slug, card?.isAvailable === true);
  const failed = [journey, workspace].find((query) => query.isError && query.data === undefined);
  useFailureToast(failed?.error ?? null, JOURNEY_LOAD_FAILED);
  return (
    <div className="grid items-start gap-8 pt-4 pb-10 @5xl:grid-cols-[minmax(0,46rem)_minmax(15rem,1fr)] @5xl:gap-x-14">
      <WorkspaceHeader text={text} card={workspace.data?.card ?? card} />
      <WorkspaceFacts text={text} lit={findCompleted(journey.data)} />
      <div className="min-w-0 @5xl:col-start-1">
        {failed !== undefined ? (
          <LoadFailed
            title="This milestone did not load"
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          >
            Everything you have ticked and uploaded is safe.
          </LoadFailed>
        ) : card?.isAvailable === false ? (
          <LockedNotice card={card} />
        ) : workspace.data === undefined ? (
          <LoadingWorkspace text={text} />
        ) : (
          <Workspace text={text} stored={workspace.data} />
        )}
      </div>
    </div>
  );
}

function UnknownMilestone() {
  return (
    <div className="grid max-w-2xl gap-5 py-8">
      <PageTitle>Milestone not found</PageTitle>
      <h1 className="text-4xl">We could not find that milestone</h1>
      <p className="text-ink-soft">
        There are ten of them, and none has this address. All ten stand on your journey page.
      </p>
      <p>
        <ButtonLink to={paths.portal} variant="primary">
          See all ten milestones
        </ButtonLink>
      </p>
    </div>
  );
}
