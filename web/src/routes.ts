import type { RouteConfig } from '@react-router/dev/routes';
import { listRoutes } from './pages/page-routes.ts';

/** From address to page, made from the features' manifests (`<feature>.pages.ts`). */
export default listRoutes() satisfies RouteConfig;
