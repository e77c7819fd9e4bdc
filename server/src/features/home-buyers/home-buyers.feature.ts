import { defineFeature } from '../../platform/feature.ts';
import { createHomeBuyerRoutes, createHomeBuyersExport } from './home-buyers.routes.ts';
import type { HomeBuyersContext } from './home-buyers.service.ts';

export const homeBuyersFeature = defineFeature({
  name: 'home-buyers',
  routes: (parts: HomeBuyersContext) => ({ homeBuyers: createHomeBuyerRoutes(parts) }),
  streams: (parts: HomeBuyersContext, headers) => [createHomeBuyersExport(parts, headers)],
});
