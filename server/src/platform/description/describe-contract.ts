import { OpenAPIGenerator } from '@orpc/openapi';
import { apiTokenScopes } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { type ContractWords, loadContractWords } from './contract-words.ts';
import { describedContract } from './described-contract.ts';
import type { Description, Operation, Parameter } from './description.ts';
import { failureSchema } from './failure-answers.ts';
import { completeOperations, usualSecurity } from './operations.ts';
import { createSchemaConverter, describeEnums, idSchema, listCommonSchemas } from './schema-converter.ts';
import { dropUnused, inlineUsedOnce } from './used-components.ts';
import { describeWebhooks } from './webhooks-description.ts';

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
