import * as texts from '@porchlight/content/en/guide/screens.ts';
import {
  findCurrentStage,
  findStagePlace,
  type GuideStage,
  type GuideStageSlug,
  guideStages,
  listOpenStages,
} from '@porchlight/domain/guide/guide.ts';
import {
  describeStep,
  JOURNEY_COMPLETED,
  JOURNEY_COMPLETED_DELAY_MS,
  JOURNEY_REDIRECT_DELAY_MS,
  STEP_COMPLETED,
  stageLabels,
} from '@porchlight/domain/guide/guide-messages.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import {
  getCompletedStages,
  rememberCompletedStages,
  useCompletedStages,
} from '../../platform/offline/completed-stages.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Toggletip } from '../../ui/overlays/toggletip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useAccountReader } from '../accounts/account.queries.ts';

type MarkLook = 'completed' | 'active' | 'open';

/** The eight stages in a row on a bar that is as full as the stage says (specification 9). */
function StageProgress({ slug, completed }: { slug: GuideStageSlug; completed: readonly GuideStageSlug[] }) {
  const { progress } = findCurrentStage(slug);
  return (
    <div className="relative pt-2 pb-1 print:hidden">
      <div className="absolute inset-x-0 top-4.5">
        <ProgressBar percent={progress} label={texts.progressLabel} />
      </div>
      <ol className="relative flex justify-between">
        {guideStages.map((stage, index) => {
          const look = completed.includes(stage.slug) ? 'completed' : stage.slug === slug ? 'active' : 'open';
          return (
            <li key={stage.slug} aria-current={stage.slug === slug ? 'step' : undefined}>
              <Mark look={look} isHere={stage.slug === slug}>
                {index + 1}
              </Mark>
              <span className="sr-only">
                {stage.name}
                {look === 'completed' && `, ${stageLabels.completed}`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What the marks mean, behind a help icon (specification 2). */
function StageProgressHelp() {
  return (
    <div className="print:hidden">
      <Toggletip label={texts.aboutTheseSteps}>
        <p>{stageLabels.progressHelp}</p>
        <ul className="mt-3 grid gap-2">
          <li className="flex items-center gap-2.5">
            <Mark look="active" isHere={false} />
            {stageLabels.legend.active}
          </li>
          <li className="flex items-center gap-2.5">
            <Mark look="completed" isHere={false} />
            {stageLabels.legend.completed}
          </li>
        </ul>
      </Toggletip>
    </div>
  );
}

const looks: Record<MarkLook, string> = {
  completed: 'border-sage bg-sage-soft text-sage',
  active: 'border-lamp bg-lamp-soft text-lamp-ink',
  open: 'border-line-strong bg-surface text-ink-soft',
};

function Mark({ look, isHere, children }: { look: MarkLook; isHere: boolean; children?: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`figure-tabular grid size-7 place-items-center rounded-full border-2 font-semibold text-sm ${looks[look]} ${isHere ? 'outline-2 outline-lamp outline-offset-2' : ''}`}
    >
      {look === 'completed' ? <Check className="size-4" /> : children}
    </span>
  );
}

/** Around the content of each of the guide's eight stages (specification 2): how far it is, and the ways on and back. */
export function StageWrapper({
  slug,
  title,
  children,
}: {
  slug: GuideStageSlug;
  title: string;
  children: ReactNode;
}) {
  const { step } = findStagePlace(slug);
  const completed = useCompletedStages();
  const isCompleted = completed.includes(slug);
  return (
    <div className="page-width grid gap-8 py-6 lg:py-10 print:gap-4 print:py-0 print:[zoom:.8]">
      <header className="grid gap-3">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <p className="figure-tabular font-semibold text-ink-soft">
            {describeStep(step, guideStages.length)}
          </p>
          {isCompleted && (
            <Badge look="done">
              <Check aria-hidden="true" className="size-3.5" />
              {stageLabels.completed}
            </Badge>
          )}
          <StageProgressHelp />
          <p className="figure-tabular ml-auto text-[.9375rem] text-ink-soft print:hidden">
            {texts.ofTheWay(findCurrentStage(slug).progress)}
          </p>
        </div>
        <h1 className="text-[clamp(2rem,5vw,2.75rem)]">{title}</h1>
        <StageProgress slug={slug} completed={completed} />
      </header>
      {children}
      <StageNavigation slug={slug} isCompleted={isCompleted} />
    </div>
  );
}

function StageNavigation({ slug, isCompleted }: { slug: GuideStageSlug; isCompleted: boolean }) {
  const navigate = useNavigate();
  const { previous, next } = findStagePlace(slug);
  const { completeJourney } = useJourneyEnd();
  const goTo = (stage: GuideStage | undefined) => stage && void navigate(paths.guideStage(stage.slug));

  function goOn() {
    complete(slug);
    goTo(next);
  }

  return (
    // To the left, with room below: toasts come up at the lower right, and on a phone across the bottom.
    <nav
      aria-label={texts.stepsLabel}
      className="flex flex-wrap gap-3 border-line border-t pt-6 pb-24 print:hidden sm:pb-6"
    >
      <Button disabled={previous === undefined} onClick={() => goTo(previous)}>
        {stageLabels.previous}
      </Button>
      <Button variant="primary" disabled={next === undefined} onClick={goOn}>
        {stageLabels.next}
      </Button>
      {next === undefined && (
        <Button onClick={() => completeJourney(slug)}>
          {isCompleted ? stageLabels.markCompletedAgain : stageLabels.markCompleted}
        </Button>
      )}
    </nav>
  );
}

function complete(slug: GuideStageSlug): void {
  rememberCompletedStages([slug]);
  const stage = guideStages.find((candidate) => candidate.slug === slug);
  showSuccess({ title: STEP_COMPLETED, description: stage?.name });
}

/**
 * Marks the last stage. After a second it says that the journey is done, to a buyer who has completed every stage, and to others what is
 * open; after two it returns to the portal, or, for a visitor, to what is open (decision 0063). Not once the reader has left.
 */
function useJourneyEnd() {
  const navigate = useNavigate();
  const readAccount = useAccountReader();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function completeJourney(slug: GuideStageSlug): void {
    timers.current.forEach(clearTimeout);
    complete(slug);
    timers.current = [
      setTimeout(() => showSuccess(chooseLastMessage()), JOURNEY_COMPLETED_DELAY_MS),
      setTimeout(
        () => void navigate(readAccount() === null ? paths.nextSteps : paths.portal),
        JOURNEY_REDIRECT_DELAY_MS,
      ),
    ];
  }
  return { completeJourney };
}

function chooseLastMessage() {
  const open = listOpenStages(getCompletedStages());
  return open.length === 0 ? JOURNEY_COMPLETED : { title: texts.describeOpenStages(open.length) };
}
