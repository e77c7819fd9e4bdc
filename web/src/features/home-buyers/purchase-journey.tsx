import * as texts from '@porchlight/content/en/home-buyer-purchase.ts';
import * as words from '@porchlight/content/en/home-buyers.ts';
import type { MilestoneState } from '@porchlight/domain/home-buyers/home-buyers.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { When } from '../../console-kit/when.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PurchaseLine } from './purchase-part.tsx';
import { getMilestoneTitle } from './purchase-words.ts';

/** Words of the plan come with a purchase whose figures are shown. */
const loadPlan = () => import('./home-buyer-plan.tsx');

const states: Record<MilestoneState, { look: 'done' | 'plain'; text: string }> = {
  completed: { look: 'done', text: words.completed },
  'under-way': { look: 'plain', text: words.underWay },
  'not-started': { look: 'plain', text: words.notStarted },
  locked: { look: 'plain', text: words.locked },
};

export function MilestonePart({ purchase }: { purchase: StaffPurchase }) {
  return (
    <ul className="grid">
      {purchase.milestones.map(({ slug, state, progress, isSetAside, completedAt }) => (
        <PurchaseLine key={slug} what={getMilestoneTitle(slug)}>
          {slug === purchase.milestone && <Badge look="now">{texts.isHere}</Badge>}
          {completedAt !== null && <When at={completedAt} />}
          {state === 'under-way' && <span className="figure-tabular">{progress}%</span>}
          {isSetAside ? (
            <Badge look="quiet">{texts.setAside}</Badge>
          ) : (
            <Badge look={states[state].look}>{states[state].text}</Badge>
          )}
        </PurchaseLine>
      ))}
      <PurchaseLine what={texts.betaAccess}>{purchase.hasBetaAccess ? words.on : words.off}</PurchaseLine>
    </ul>
  );
}

/** What the application asks, in the buyers’ words; nothing before one was sent. */
export function SharedPlanPart({ plan }: { plan: StaffPurchase['plan'] }) {
  if (plan === null) return <p className="text-ink-soft">{texts.planIsUnshared}</p>;
  if (plan.length === 0) return <p className="text-ink-soft">{texts.planIsEmpty}</p>;
  return <LazyPart load={loadPlan} props={{ plan }} waiting={<Skeleton className="h-24" />} />;
}
