import { defineFeature } from '../../../platform/feature.ts';
import { type ChallengeContext, createChallengeRoutes } from './challenge.routes.ts';

export const challengeFeature = defineFeature({
  name: 'challenge',
  routes: (parts: ChallengeContext) => ({ challenge: createChallengeRoutes(parts) }),
});
