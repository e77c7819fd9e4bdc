/** The addresses of the ten milestones, in order (specification 3). */
export const milestoneSlugs = [
  'interest',
  'pre-app',
  'pre-approval',
  'home-search',
  'offer',
  'loan-application',
  'processing',
  'ctc',
  'funding',
  'post-close',
] as const;

export type MilestoneSlug = (typeof milestoneSlugs)[number];
