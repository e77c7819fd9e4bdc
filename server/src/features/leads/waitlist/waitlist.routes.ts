import type { VisitorGuard } from '../../../platform/http/limits/visitor-guard.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { joinWaitlist } from './waitlist.service.ts';
import type { WaitlistContext } from './waitlist-launches.service.ts';

export function createWaitlistRoutes(dependencies: WaitlistContext & { guard: VisitorGuard<'waitlist'> }) {
  return {
    join: endpoints.waitlist.join.handler(async ({ context, input }) => {
      const admission = await dependencies.guard.admit('waitlist', context.facts.address, input);
      await joinWaitlist(dependencies, input, admission);
      return { done: true } as const;
    }),
  };
}
