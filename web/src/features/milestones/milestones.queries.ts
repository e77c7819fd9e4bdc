import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { findCurrentCard, hasClosed } from '@porchlight/domain/milestones/milestones.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../platform/api/api.ts';
import { noteClosed } from '../../platform/page/closed-purchase.ts';
import { noteNextStep } from '../../platform/page/next-step.ts';
import { useAccount } from '../accounts/account.queries.ts';
import { findTitle } from './journey.ts';

/** The ten cards of the signed-in buyer, of whom other pages note the next step and the closing; nothing is asked for a visitor. */
export function useJourney() {
  const account = useAccount();
  const journey = useQuery(api.milestones.list.queryOptions({ enabled: Boolean(account) }));
  const { data } = journey;
  useEffect(() => {
    if (data === undefined) return;
    const card = findCurrentCard(data.milestones);
    noteClosed(hasClosed(data));
    noteNextStep(card && { slug: card.slug, title: findTitle(card.id) });
  }, [data]);
  return journey;
}

/** What is stored of one milestone. `enabled` is false while it is locked: the server would refuse. */
export function useWorkspace(slug: MilestoneSlug, enabled: boolean) {
  return useQuery(api.milestones.get.queryOptions({ input: { slug }, enabled }));
}
