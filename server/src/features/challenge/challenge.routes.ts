import type { Challenges } from '../../platform/http/challenges.ts';
import { endpoints } from '../../platform/http/endpoints.ts';
import { nameNetwork, type RateLimits } from '../../platform/http/rate-limits.ts';

export function createChallengeRoutes({
  challenges,
  limits,
}: {
  challenges: Challenges;
  limits: RateLimits;
}) {
  return {
    issue: endpoints.challenge.issue.handler(async ({ context }) => {
      await limits.spend('challenge-network', nameNetwork(context.facts.address));
      return challenges.issue();
    }),
  };
}
