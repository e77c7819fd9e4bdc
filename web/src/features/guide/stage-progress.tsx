import * as texts from '@porchlight/content/en/guide/screens.ts';
import { findCurrentStage, type GuideStageSlug, guideStages } from '@porchlight/domain/guide/guide.ts';
import { stageLabels } from '@porchlight/domain/guide/guide-messages.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Toggletip } from '../../ui/overlays/toggletip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

type MarkLook = 'completed' | 'active' | 'open';

/** The eight stages in a row on a bar that is as full as the stage says (specification 9). */
export function StageProgress({
  slug,
  completed,
}: {
  slug: GuideStageSlug;
  completed: readonly GuideStageSlug[];
}) {
  const { progress } = findCurrentStage(slug);
  return (
    <div className="relative pt-2 pb-1 print:hidden">
      <div className="absolute inset-x-0 top-4.5">
        <ProgressBar percent={progress} label={texts.progressThroughTheGuide} />
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
export function StageProgressHelp() {
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
