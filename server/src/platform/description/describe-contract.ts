import { OpenAPIGenerator } from '@orpc/openapi';
import { contract } from '@porchlight/domain/contract.ts';
import { apiTokenScopes } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { type EndpointMeta, publicEndpoint } from '@porchlight/domain/kernel/endpoint.ts';
import { type FailureCode, failureStatus } from '@porchlight/domain/kernel/errors.ts';
import { tools } from '@porchlight/domain/tool-registry.ts';
import type { Tool } from '@porchlight/domain/tools/define-tool.ts';
import { KEY_PATTERN } from '../http/routing/idempotency-key.ts';
import { type ContractWords, loadContractWords } from './contract-words.ts';
import type { Description, Operation, Parameter } from './description.ts';
import { FailureAnswers, failureHeaders, failureSchema } from './failure-answers.ts';
import { createSchemaConverter, describeEnums, idSchema, listCommonSchemas } from './schema-converter.ts';
import { dropUnused, inlineUsedOnce } from './used-components.ts';
import { describeWebhooks, webhookAnswers, webhookHeaders } from './webhooks-description.ts';

/** The contract as it is described: in place of the one endpoint of the tools, each tool at its own address, with its schemas. */
export const describedContract = {
  ...contract,
  tools: Object.fromEntries(tools.map((tool) => [writeOperationName(tool), describeTool(tool)])),
};

const session = { session: [] };

/** What every operation needs that does not say otherwise. */
const usualSecurity = [session];

/**
 * Every endpoint of the contract and every webhook, as OpenAPI 3.1: schemas by the names they are exported under, described by their
 * docstrings. The same for every installation; its name and its cookie are put in where it is served. Reads the sources of the domain,
 * so the build puts the finished description in place of this file.
 */
export async function describeContract(): Promise<Description> {
  const words = await loadContractWords();
  const description = await generate(words);
  completeOperations(description);
  shareParts(description);
  description.webhooks = describeWebhooks(words);
  return inlineUsedOnce(dropUnused(description));
}

async function generate(words: ContractWords): Promise<Description> {
  const generator = new OpenAPIGenerator({ schemaConverters: [createSchemaConverter(words)] });
  const description = await generator.generate(describedContract, {
    info: {
      title: 'API',
      version: '1.0.0',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: usualSecurity,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'The cookie of a signed-in person.',
        },
        helper: {
          type: 'apiKey',
          in: 'cookie',
          name: 'porchlight.helper',
          description: 'The cookie of somebody who helps a buyer, signed in by an emailed link.',
        },
        token: { type: 'http', scheme: 'bearer', description: describeScopes() },
      },
      schemas: { Failure: failureSchema, Id: idSchema, ...describeEnums(words) } as Record<string, object>,
    },
    commonSchemas: listCommonSchemas(words),
  });
  return description as unknown as Description;
}

const INTRODUCTION =
  'Everything the pages and the staff console do. Other systems call with an API token and are told by webhooks; docs/interface.md has examples. Amounts are decimal strings in dollars or whole cents, never floating point; a date without a time is a calendar date (YYYY-MM-DD); an instant is ISO 8601 in UTC.';

function describeScopes(): string {
  const scopes = Object.entries(apiTokenScopes).map(([scope, what]) => `- \`${scope}\`: ${what}`);
  return `An API token with the scope that the operation names:\n\n${scopes.join('\n')}`;
}

/** Parameters and answers that several operations have alike become components, which the operations refer to. */
function shareParts(description: Description): void {
  const { parameters = {}, responses = {} } = description.components;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  share(operations.flatMap(listParameters), parameters, 'parameters');
  share(
    operations.flatMap(({ operation }) => listAnswers(operation)),
    responses,
    'responses',
  );
}

/** A part in its place, and what it would be called among the components. */
type Part = { value: object; name: string; replace(by: { $ref: string }): unknown };

function share(parts: Part[], components: Record<string, object>, kind: string): void {
  const alike = Map.groupBy(parts, ({ value }) => JSON.stringify(value));
  for (const same of alike.values()) {
    const [first, second] = same;
    if (!first || !second) continue;
    const name = findFreeName(first.name, components);
    components[name] = first.value;
    for (const { replace } of same) replace({ $ref: `#/components/${kind}/${name}` });
  }
}

function findFreeName(name: string, taken: object): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}${number}`;
    if (!Object.hasOwn(taken, free)) return free;
  }
}

function listParameters({ path, operation }: { path: string; operation: Operation }): Part[] {
  const { parameters = [] } = operation;
  return parameters.flatMap((value, index) => {
    if ('$ref' in value) return [];
    // An id is explained by its place, so the place names it as well.
    const [place = ''] = value.in === 'path' ? path.split(`/{${value.name}}`) : [''];
    const replace = (by: object) => parameters.splice(index, 1, by as Parameter);
    return [{ value, name: writeName(`${place} ${value.name}`), replace }];
  });
}

function listAnswers({ responses }: Operation): Part[] {
  return Object.entries(responses).flatMap(([status, value]) => {
    const { schema } = Object.values(value.content ?? {})[0] ?? {};
    if (!schema) return [];
    const named = schema.$ref?.split('/').at(-1) ?? (schema.contentMediaType ? 'File' : '');
    const replace = (by: object) => Object.assign(responses, { [status]: by });
    return [{ value, name: `${named}Answer`, replace }];
  });
}

function writeName(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

type Endpoint = {
  route: { method?: string; path?: string; successStatus?: number; successDescription?: string };
  meta: EndpointMeta;
  errorMap: Partial<Record<FailureCode, unknown>>;
};

/** Says of each operation who may call it, what its parameters and answers are, and how it fails. */
function completeOperations(description: Description): void {
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

/** `cash-to-close` is `cashToClose`. */
function writeOperationName({ name }: Tool): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function describeTool({ name, summary, description, input, result, example }: Tool) {
  return publicEndpoint()
    .meta({ stores: 'nothing' })
    .route({
      method: 'POST',
      path: `/tools/${name}`,
      tags: ['Tools'],
      summary,
      description: `${description}\n\nPart of the answer to the example:\n\n\`\`\`json\n${JSON.stringify(example.answer)}\n\`\`\``,
      successDescription: 'The figures.',
      // The reference's form is filled in with the example, so that it can be tried without changes.
      spec: (operation) => {
        const { requestBody } = operation;
        if (requestBody === undefined || !('content' in requestBody)) return operation;
        const content = Object.fromEntries(
          Object.entries(requestBody.content).map(([type, media]) => [
            type,
            { ...media, example: example.input },
          ]),
        );
        return { ...operation, requestBody: { ...requestBody, content } };
      },
    })
    .input(input)
    .output(result);
}
