import type { MilestoneSlug } from '@porchlight/domain/milestones/milestones.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useAccount } from '../accounts/account.queries.ts';

/** The ten cards of the signed-in buyer; nothing is asked for a visitor. */
export function useJourney() {
  const account = useAccount();
  return useQuery(api.milestones.list.queryOptions({ enabled: Boolean(account) }));
}

/** What is stored of one milestone. `enabled` is false while it is locked: the server would refuse. */
export function useWorkspace(slug: MilestoneSlug, enabled: boolean) {
  return useQuery(api.milestones.get.queryOptions({ input: { slug }, enabled }));
}
