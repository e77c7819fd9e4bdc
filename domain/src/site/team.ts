import type { Portrait } from './portrait.ts';
import type { Sampled } from './site.ts';

/** Someone of the team (specification 2: name, title, photo, short bio). */
export type TeamMember = Sampled & {
  name: string;
  title: string;
  photo: Portrait;
  bio: readonly string[];
};

export type TeamText = { title: string; lead: string; members: readonly TeamMember[] };
