import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.ts';

/** Every operation that a program can call, by method and path: `client.GET('/staff/leads', { params: { query: { limit: 50 } } })`. */
export type PorchlightClient = Client<paths>;

/** What the interface takes and gives, by name: `Schemas['LeadRow']`. */
export type Schemas = components['schemas'];

/** The messages that webhooks bring, by type, as the description has them. */
export type { webhooks } from './schema.ts';

/**
 * Calls the interface of one installation.
 *
 * An answer is `{ data }`, or `{ error }` with the code and sentence of a refusal, beside the `response` with its headers. What the
 * network does throws, as `fetch` does.
 *
 * @param options.origin where the installation is, such as `https://porchlight.example`
 * @param options.token an API token; without one only what is public answers
 * @param options.fetch in place of the platform's own
 */
export function createPorchlightClient(options: {
  origin: string;
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
}): PorchlightClient {
  const { origin, token, fetch } = options;
  return createClient<paths>({
    baseUrl: new URL('/api', origin).href,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(fetch ? { fetch } : {}),
  });
}
