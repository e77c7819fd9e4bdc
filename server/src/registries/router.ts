import { contract } from '@porchlight/domain/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { features } from '../features.ts';
import type { AnswerTools, PathAnswer } from '../platform/feature.ts';
import type { NoJsForm } from '../platform/http/no-js-forms/no-js-forms.ts';
import type { HeaderSets } from '../platform/http/response-headers.ts';
import type { ContractRouter } from '../platform/http/routing/api-handler.ts';
import type { StreamRoute } from '../platform/http/routing/stream-routes.ts';

/**
 * What answers each endpoint of the contract within JSON.
 *
 * @throws naming those that no feature answers, and those that are answered though they are none.
 */
export function createRouter(dependencies: Dependencies): ContractRouter {
  const router: Record<string, object> = Object.assign(
    {},
    ...features.map((feature) => ('routes' in feature ? feature.routes(dependencies) : {})),
  );
  const [answered, wanted] = [listEndpoints(router), listEndpoints(contract, isJson)];
  const isOnce = (name: string) => !(answered.includes(name) && wanted.includes(name));
  const wrong = [...answered, ...wanted].filter(isOnce);
  if (wrong.length > 0)
    throw new Error(`the routes of the features and the contract differ: ${wrong.join(', ')}`);
  return router as ContractRouter;
}

/** Endpoints whose bytes travel outside JSON. @throws as `createRouter` does. */
export function listStreams(dependencies: Dependencies, headers: HeaderSets): StreamRoute[] {
  const streams = features.flatMap((feature) =>
    'streams' in feature ? feature.streams(dependencies, headers) : [],
  );
  const answered = new Set<object>(streams.map(({ endpoint }) => endpoint));
  const missing = listEndpoints(contract, (endpoint) => !isJson(endpoint) && !answered.has(endpoint));
  if (missing.length > 0) throw new Error(`no feature has a stream for ${missing.join(', ')}`);
  return streams;
}

export function listForms(dependencies: Dependencies): NoJsForm[] {
  return features.flatMap((feature) => ('forms' in feature ? feature.forms(dependencies) : []));
}

export function listPaths(dependencies: Dependencies, tools: AnswerTools): PathAnswer[] {
  return features.flatMap((feature) => ('paths' in feature ? feature.paths(dependencies, tools) : []));
}

function listEndpoints(groups: object, isListed: (endpoint: object) => boolean = () => true): string[] {
  return Object.entries(groups).flatMap(([group, endpoints]: [string, Record<string, object>]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]) => (isListed(endpoint) ? [`${group}.${name}`] : [])),
  );
}

function isJson(endpoint: object): boolean {
  return !('~orpc' in endpoint && (endpoint['~orpc'] as StreamRoute['endpoint']['~orpc']).meta.stream);
}
