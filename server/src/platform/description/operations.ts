import type { EndpointMeta } from '@porchlight/domain/kernel/endpoint.ts';
import { type FailureCode, failureStatus } from '@porchlight/domain/kernel/errors.ts';
import { KEY_PATTERN } from '../http/routing/idempotency-key.ts';
import { describedContract } from './described-contract.ts';
import type { Description, Operation, Parameter } from './description.ts';
import { FailureAnswers, failureHeaders } from './failure-answers.ts';
import { webhookAnswers, webhookHeaders } from './webhooks-description.ts';

type Endpoint = {
  route: { method?: string; path?: string; successStatus?: number; successDescription?: string };
  meta: EndpointMeta;
  errorMap: Partial<Record<FailureCode, unknown>>;
};

/** Says of each operation who may call it, what its parameters and answers are, and how it fails. */
export function completeOperations(description: Description): void {
  const failureAnswers = new FailureAnswers();
  for (const { '~orpc': endpoint } of Object.values(describedContract).flatMap((group) =>
    Object.values(group),
  )) {
    const { route, meta, errorMap } = endpoint as Endpoint;
    const operation = description.paths[route.path ?? '']?.[(route.method ?? 'POST').toLowerCase()];
    if (!operation) continue;
    const security = listSecurity(meta);
    if (security) operation.security = security;
    operation.parameters = (operation.parameters ?? []).map((parameter) =>
      describeParameter(parameter, route.path ?? ''),
    );
    const answer = operation.responses[route.successStatus ?? 200];
    if (answer) answer.description = route.successDescription ?? 'OK';
    // What only reads is answered whichever page asks.
    const codes = (Object.keys(errorMap) as FailureCode[]).filter(
      (code) => code !== 'CROSS_SITE' || route.method !== 'GET',
    );
    if (meta.stores === 'records') takeKey(operation);
    const keyCodes: FailureCode[] = meta.stores === 'records' ? ['KEY_IN_USE', 'KEY_REUSED'] : [];
    for (const status of Object.keys(operation.responses))
      if (Number(status) >= 400) delete operation.responses[status];
    Object.assign(operation.responses, failureAnswers.refer([...codes, ...keyCodes]));
    if (operation.parameters.length === 0) delete operation.parameters;
  }
  Object.assign(description.components, {
    responses: { ...failureAnswers.responses, ...webhookAnswers },
    headers: failureHeaders,
    parameters: { [KEY_HEADER.name]: KEY_HEADER, ...webhookHeaders },
  });
}

const session = { session: [] };

/** What every operation needs that does not say otherwise. */
export const usualSecurity = [session];

/** Nothing is needed or, where an endpoint names a scope, a session or a token. */
function listSecurity({ access, scope }: EndpointMeta): Operation['security'] {
  if (access === 'public') return [];
  if (access === 'helper') return [{ helper: [] }];
  return scope === undefined ? undefined : [session, { token: [scope] }];
}

/** What stores something can be sent again. */
function takeKey(operation: Operation): void {
  const parameter = { $ref: `#/components/parameters/${KEY_HEADER.name}` } as unknown as Parameter;
  operation.parameters = [...(operation.parameters ?? []), parameter];
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Sent again under the same key, the request is carried out once and answered as the first time, with \`Idempotent-Replayed: true\`, for at least 24 hours. ${failureStatus.KEY_REUSED} \`KEY_REUSED\` for another request, and where this one was carried out and its answer was taken away since, ${failureStatus.KEY_IN_USE} \`KEY_IN_USE\` with Retry-After while the first is worked on. What failed can be sent again under its key.`,
  schema: { type: 'string', pattern: KEY_PATTERN.source },
};

/** The schema's words are the parameter's; an id is explained by its place in the path. */
function describeParameter(parameter: Parameter, path: string): Parameter {
  const { description, ...schema } = parameter.schema;
  const { name, in: place, required } = parameter;
  const own = { name, in: place, required };
  const words = description ?? (place === 'path' ? describePlace(name, path) : undefined);
  return { ...own, ...(words === undefined ? {} : { description: words }), schema };
}

function describePlace(name: string, path: string): string {
  const [list = ''] = path.split(`/{${name}}`);
  return `As \`${list}\` gives it.`;
}
