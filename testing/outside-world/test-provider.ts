import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata } from 'oidc-provider';

/** A person at the provider. `email_verified` as the provider says it. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string };

/** How the ID token of a sign-in differs from what it should be: claims in place of its own, and who signs it. */
export type ForgedIdToken = {
  claims: Record<string, unknown>;
  /** `unchanged`: the signature of the token as it was before its claims were replaced. */
  signature: 'own key' | 'another key' | 'unchanged' | 'none';
};

/** A provider of OpenID Connect on this machine, where a person signs in without being asked anything. */
export type TestProvider = {
  issuer: string;
  /** Who signs in next, or how to choose them; undefined declines. */
  setPerson(person: ProviderPerson | (() => ProviderPerson) | undefined): void;
  /** What it gives in place of its ID tokens from now on; undefined gives them as they are. */
  forgeIdToken(forged: ForgedIdToken | undefined): void;
  close(): Promise<void>;
};

export async function startTestProvider(client: Partial<ClientMetadata>, port = 0): Promise<TestProvider> {
  let next: ProviderPerson | (() => ProviderPerson) | undefined;
  let forged: ForgedIdToken | undefined;
  const people = new Map<string, ProviderPerson>();
  const [ownKey, anotherKey] = [makeKey(), makeKey()];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'porchlight', grant_types: ['authorization_code'], response_types: ['code'], ...client },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    jwks: { keys: [{ ...ownKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    // Some providers put the address into the token, others give it only when asked: here the latter.
    conformIdTokenClaims: true,
    clientAuthMethods: ['client_secret_basic', 'private_key_jwt'],
    // By itself it refuses to read keys from this machine.
    fetch: (url, options) => fetch(url, { method: options?.method ?? 'GET' }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['only-for-tests'] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const { body } = context as { body?: { id_token?: unknown } };
    if (forged && typeof body?.id_token === 'string')
      body.id_token = forge(body.id_token, forged, { 'own key': ownKey, 'another key': anotherKey });
  });
  const handle = provider.callback();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (!incoming.url?.startsWith('/interaction/')) return handle(incoming, outgoing);
    const person = typeof next === 'function' ? next() : next;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
    await provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
  }
  server.on('request', (incoming, outgoing) => void answer(incoming, outgoing));

  return {
    issuer,
    setPerson(person) {
      next = person;
    },
    forgeIdToken(token) {
      forged = token;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Walks through the provider as a browser does, and gives the query of the address it comes back to. */
export async function visitProvider(departure: string, jar = new Map<string, string>()): Promise<string> {
  let address = departure;
  const { origin } = new URL(departure);
  while (address.startsWith(origin)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = response.headers.get('location');
    if (next === null) throw new Error(`the provider stopped: ${await response.text()}`);
    address = new URL(next, address).href;
  }
  return new URL(address).search;
}

function makeKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
}

/** Header and claims as they were but for `claims`, of which an undefined one is left out. */
function forge(token: string, { claims, signature }: ForgedIdToken, keys: Record<string, KeyObject>): string {
  const [header = '', payload = '', before = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${write(signature === 'none' ? { alg: 'none' } : read(header))}.${write({ ...read(payload), ...claims })}`;
  const key = keys[signature];
  if (key) return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
  return `${content}.${signature === 'none' ? '' : before}`;
}
