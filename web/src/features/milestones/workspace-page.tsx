import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { guideStages } from '@porchlight/domain/guide/guide.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { JOURNEY_LOAD_FAILED } from '@porchlight/domain/milestones/milestone-messages.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { isBetaMilestone, milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Check, LockKeyhole } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api/api.ts';
import { lateOrNothing } from '../../platform/page/late-parts.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useFailureToast } from '../../platform/toasts/toasts.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeAndCost } from '../../ui/time-and-cost.tsx';
import { LitHouse } from './dashboard/lit-house.tsx';
import { milestoneIcons } from './dashboard/milestone-icons.ts';
import { findCompleted } from './journey.ts';
import { LockedWorkspace } from './locked-workspace.tsx';
import { useJourney, useWorkspace } from './milestones.queries.ts';
import { Workspace } from './workspace.tsx';
import { rowsLook, WorkspaceSection } from './workspace-section.tsx';

/** Of an address that no milestone has. */
const UnknownMilestone = lateOrNothing(() => import('./unknown-milestone.tsx'));

/** Few milestones are set aside. */
const SetAsideNotice = lateOrNothing(() => import('./set-aside-notice.tsx'));

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
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        {text === null ? <UnknownMilestone /> : <KnownMilestone key={text.slug} text={text} />}
      </div>
    </div>
  );
}

function KnownMilestone({ text }: { text: MilestoneText }) {
  const journey = useJourney();
  const card = journey.data?.milestones.find(({ slug }) => slug === text.slug);
  const workspace = useWorkspace(text.slug, card?.isAvailable === true);
  const owners = useTaskOwners(text.slug, card?.isAvailable === true);
  const failed = [journey, workspace].find((query) => query.isError && query.data === undefined);
  useFailureToast(failed?.error ?? null, JOURNEY_LOAD_FAILED);
  return (
    <div className="grid items-start gap-8 pt-4 pb-10 @5xl:grid-cols-[minmax(0,46rem)_minmax(15rem,1fr)] @5xl:gap-x-14">
      <WorkspaceHeader text={text} card={workspace.data?.card ?? card} />
      <WorkspaceFacts text={text} lit={findCompleted(journey.data)} />
      <div className="grid min-w-0 gap-8 @5xl:col-start-1">
        {journey.data !== undefined && card?.isSetAside === true && (
          <SetAsideNotice journey={journey.data} card={card} />
        )}
        {failed !== undefined ? (
          <LoadFailed
            title={texts.milestoneFailedTitle}
            busy={failed.isFetching}
            onRetry={() => void failed.refetch()}
          >
            {texts.milestoneFailedLead}
          </LoadFailed>
        ) : card?.isAvailable === false ? (
          <LockedWorkspace text={text} card={card} />
        ) : workspace.data === undefined ? (
          <LoadingWorkspace text={text} />
        ) : (
          <Workspace text={text} stored={workspace.data} owners={owners} />
        )}
      </div>
    </div>
  );
}

/** The workspace's shape while the buyer's answers are on their way. */
function LoadingWorkspace({ text }: { text: MilestoneText }) {
  return (
    <div className="grid gap-8" aria-busy="true">
      <div className="grid gap-2">
        <p className="flex min-h-7 items-center">
          <span className="sr-only">{texts.loadingThisMilestone}</span>
          <Skeleton className="h-4 w-64 max-w-full" />
        </p>
        <ProgressBar percent={0} label={texts.progressLabel} size="large" />
      </div>
      <WorkspaceSection title={texts.whatToDo}>
        <ul className={rowsLook}>
          {text.tasks.map((task) => (
            <li key={task.id} className="flex gap-3.5 p-4 sm:px-5">
              <Skeleton className="mt-2.5 size-6 shrink-0" />
              <div className="grid flex-1 py-2">
                <span className="font-semibold">{task.title}</span>
                <span className="text-[.95rem] text-ink-soft leading-normal">{task.detail}</span>
              </div>
            </li>
          ))}
        </ul>
      </WorkspaceSection>
    </div>
  );
}

/** The milestone's title and state. `card` is undefined until known. */
function WorkspaceHeader({ text, card }: { text: MilestoneText; card: MilestoneCard | undefined }) {
  const milestone = milestones.find(({ slug }) => slug === text.slug);
  if (milestone === undefined) return null;
  const Icon = milestoneIcons[text.slug];
  return (
    <header className="grid gap-3">
      <PageTitle>{milestone.title}</PageTitle>
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <span className="grid size-10 place-items-center rounded-s bg-lamp-soft text-lamp-ink">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="figure-tabular font-semibold text-[.95rem] text-ink-soft">
          {texts.milestoneOf(milestone.id, milestones.length)}
        </span>
        {isBetaMilestone(milestone.id) && <Badge>{texts.beta}</Badge>}
        {card?.isCompleted && (
          <Badge look="done">
            <Check aria-hidden="true" className="size-3.5" />
            {texts.done}
          </Badge>
        )}
        {card?.isAvailable === false && (
          <Badge>
            <LockKeyhole aria-hidden="true" className="size-3.5" />
            {texts.locked}
          </Badge>
        )}
      </div>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{milestone.title}</h1>
      <p className="max-w-[68ch] text-[1.12rem] text-ink-soft">{text.help}</p>
      <p className="print:hidden">
        <Link
          to={paths.guideStage(text.guideStage)}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-link"
        >
          <BookOpen aria-hidden="true" className="size-5 shrink-0" />
          {texts.readTheGuide(guideStages.find(({ slug }) => slug === text.guideStage)?.name ?? '')}
        </Link>
      </p>
    </header>
  );
}

/** How long the milestone takes, what it costs, and the milestone's window with those lit so far. */
function WorkspaceFacts({ text, lit }: { text: MilestoneText; lit: ReadonlySet<number> }) {
  return (
    <div className="grid gap-5 @5xl:sticky @5xl:top-24 @5xl:col-start-2 @5xl:row-span-2 @5xl:row-start-1 print:static">
      <div className="print:hidden">
        <LitHouse lit={lit} around={milestones.find(({ slug }) => slug === text.slug)?.id} />
      </div>
      <TimeAndCost duration={text.duration} cost={text.cost} />
      <Button size="small" className="justify-self-start print:hidden" onClick={() => window.print()}>
        {texts.printThisChecklist}
      </Button>
    </div>
  );
}

/** Who can take the tasks of a milestone, and who takes which; asked beside what is stored of it, so that its rows do not move. */
function useTaskOwners(slug: MilestoneSlug, enabled: boolean) {
  return useQuery(api.milestones.listOwners.queryOptions({ input: { slug }, enabled })).data;
}
