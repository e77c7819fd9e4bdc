import { OpenAPIGenerator } from '@orpc/openapi';

import { apiTokenScopes } from '@porchlight/domain/kernel/api-token-scopes.ts';
import { type ContractWords, loadContractWords } from './contract-words.ts';
import { describedContract } from './described-contract.ts';
import type { Description } from './description.ts';
import { failureSchema } from './failure-answers.ts';
import { completeOperations, usualSecurity } from './operations.ts';
import { createSchemaConverter, describeEnums, idSchema, listCommonSchemas } from './schema-converter.ts';
import { shareParts } from './shared-parts.ts';
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
