import { guideStages } from '@porchlight/domain/guide/guide.ts';

/** A stage by the guide's name for it; what the guide no longer has, as it is stored. */
export function nameStage(slug: string): string {
  return guideStages.find((stage) => stage.slug === slug)?.name ?? slug;
}
