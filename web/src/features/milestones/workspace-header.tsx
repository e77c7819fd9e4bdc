import * as texts from '@porchlight/content/en/milestones-workspace.ts';
import { guideStages } from '@porchlight/domain/guide/guide.ts';
import type { MilestoneCard } from '@porchlight/domain/milestones/milestones.contract.ts';
import { isBetaMilestone, milestones } from '@porchlight/domain/milestones/milestones.ts';
import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import { BookOpen, Check, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeAndCost } from '../../ui/time-and-cost.tsx';
import { LitHouse } from './dashboard/lit-house.tsx';
import { milestoneIcons } from './dashboard/milestone-icons.ts';

/** The milestone's title and state. `card` is undefined until known. */
export function WorkspaceHeader({ text, card }: { text: MilestoneText; card: MilestoneCard | undefined }) {
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
export function WorkspaceFacts({ text, lit }: { text: MilestoneText; lit: ReadonlySet<number> }) {
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
