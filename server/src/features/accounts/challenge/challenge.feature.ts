import { defineFeature } from '../../../platform/feature.ts';
import type { Challenges } from '../../../platform/http/limits/challenges.ts';
import { getNetworkName, type RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';

export const challengeFeature = defineFeature({
  name: 'challenge',
  routes: (parts: ChallengeContext) => ({ challenge: createChallengeRoutes(parts) }),
});

type ChallengeContext = { challenges: Challenges; limits: RateLimits };

function createChallengeRoutes({ challenges, limits }: ChallengeContext) {
  return {
    issue: endpoints.challenge.issue.handler(async ({ context }) => {
      await limits.consume('challenge-network', getNetworkName(context.facts.address));
      return challenges.issue();
    }),
  };
}
