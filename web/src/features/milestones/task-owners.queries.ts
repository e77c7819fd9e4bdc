import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Who can take the tasks of a milestone, and who takes which; asked beside what is stored of it, so that its rows do not move. */
export function useTaskOwners(slug: MilestoneSlug, enabled: boolean) {
  return useQuery(api.milestones.listOwners.queryOptions({ input: { slug }, enabled })).data;
}
