import { guideStages } from '@porchlight/domain/guide/guide.ts';

export const homeBuyersFailures = {
  'home-buyers.stage-changed': ({ stage }: { stage: string }) =>
    `Someone has changed the stage since you saw it: it is ${stageName(stage)} now. Nothing of yours was stored.`,
  'home-buyers.stage-now': ({ stage }: { stage: string }) => `It is ${stageName(stage)} now.`,
} as const;

function stageName(stage: string): string {
  return guideStages.find(({ slug }) => slug === stage)?.name ?? stage;
}
