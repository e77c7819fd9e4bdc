import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { findOwn } from './search.service.ts';
import type { SearchContext } from './search-context.ts';

export function createSearchRoutes(dependencies: SearchContext) {
  return {
    find: endpoints.search.find.handler(({ context, input }) =>
      findOwn(dependencies, requireUser(context).userId, input.q),
    ),
  };
}
