import { requireUser } from '../../../platform/http/request-context.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import type { AccountsDependencies } from '../accounts-context.ts';
import { createContextReader } from '../to-context.ts';
import * as service from './identities.service.ts';

export function createIdentityRoutes(dependencies: AccountsDependencies) {
  const { identities } = endpoints;
  const toContext = createContextReader(dependencies);

  return {
    provider: identities.provider.handler(() =>
      dependencies.provider ? { name: dependencies.provider.name } : null,
    ),
    startSignIn: identities.startSignIn.handler(({ context, input }) =>
      service.departToSignIn(toContext(context), input.next),
    ),
    startLink: identities.startLink.handler(({ context, input }) =>
      service.departToLink(toContext(context), requireUser(context), input),
    ),
    finish: identities.finish.handler(({ context, input }) =>
      service.finishVisit(toContext(context), input.query),
    ),
    unlink: identities.unlink.handler(async ({ context, input }) => {
      await service.unlink(toContext(context), requireUser(context), input.id);
      return { done: true } as const;
    }),
  };
}
