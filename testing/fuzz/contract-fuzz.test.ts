import type { Access, EndpointMeta } from '@porchlight/domain/kernel/endpoint.ts';
import { failureStatus, isFailureCode } from '@porchlight/domain/kernel/errors.ts';
import { hasRights, staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedContract } from '../../server/src/platform/description/describe-contract.ts';
import { type AccessCast, createAccessCast } from '../access/access-cast.ts';
import { createBuyer, TestBuyer } from '../people/test-buyer.ts';
import { createGuestBuyer } from '../people/test-guest.ts';
import { loadPurchase, signInHelper } from '../people/test-people.ts';
import { createStaff } from '../people/test-staff.ts';
import { type FuzzReply, type FuzzRequest, generateRequests } from './fuzz-requests.ts';
import { sendFuzz } from './fuzz-sending.ts';
import { getFuzzSize } from './fuzz-size.ts';
import type { Operation } from './fuzz-values.ts';
import { loadDescription } from './load-description.ts';

const endpoints: Endpoint[] = Object.entries(describedContract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]) => {
    const { route, meta, outputSchema } = endpoint['~orpc'];
    const [method, path] = [route.method ?? 'POST', route.path ?? ''];
    return { name: `${group}.${name}`, method, path, meta, outputSchema };
  }),
);
/** A schema, as far as answers are checked against it (Standard Schema). */
type Checkable = {
  '~standard': { validate(value: unknown): { issues?: unknown } | Promise<{ issues?: unknown }> };
};
type Endpoint = {
  name: string;
  method: string;
  path: string;
  meta: EndpointMeta;
  outputSchema?: Checkable | undefined;
};

/** How many go out at once. */
const AT_ONCE = 10;
const USUAL_CASES = 30;

let cast: AccessCast;
let paths: Record<string, Record<string, Operation>>;
const callers = new Map<string, TestBuyer>();
let token = '';
let known: string[] = [];

beforeAll(async () => {
  cast = await createAccessCast();
  const { people, things } = cast;
  paths = (await loadDescription(people.anonymous)).paths;
  token = cast.tokenWithout(undefined);
  for (const name of [
    'anonymous',
    'made-up session',
    'owner',
    'co-buyer',
    'guest',
    'helper',
    'beta buyer',
    'reader',
    'agent',
    'marketing',
    'admin',
  ] as const)
    callers.set(name, people[name]);
  known = [
    await things.document(),
    await things.picture(),
    (await things.signing()).id,
    await things.note(),
    await things.scenario(),
    await things.feedback(),
    await things.lead(),
    await things.webhook(),
    await things.handIn(),
    await things.claimed(),
    await things.delivery(),
    await things.email('dead'),
    await things.betaRequest(),
    await things.homeBuyer(),
    await things.application(),
    await things.member(),
    ...(await loadPurchase(people.owner)).people.flatMap(({ id, grants }) => [
      id,
      ...grants.map((grant) => grant.id),
    ]),
  ].filter((id) => typeof id === 'string');
}, 360_000);
afterAll(() => cast.app.close());

describe('whatever is sent to an endpoint', () => {
  it.each(endpoints)(
    '$name answers as it declares',
    async (endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      if (!operation) throw new Error('the OpenAPI document has no such operation');
      const requests = generateRequests(operation, { ...endpoint, known });
      const who = generateCaller(endpoint);
      const { numRuns, seed, path } = getFuzzSize(USUAL_CASES, 1 / endpoints.length);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ who, request: requests }), { minLength: AT_ONCE, maxLength: AT_ONCE }),
          async (batch) => {
            await Promise.all(batch.map((each) => sendAndCheck(endpoint, each.who, each.request)));
          },
        ),
        {
          numRuns: Math.ceil(numRuns / AT_ONCE),
          seed,
          ...(path === undefined ? {} : { path }),
          // What was found is there already when it is sent again: a second time may be another matter.
          endOnFailure: true,
        },
      );
      await replaceWhoLeft();
    },
    3_600_000,
  );
});

/** Mostly someone whom the endpoint lets in. */
function generateCaller({ meta }: Endpoint): fc.Arbitrary<string> {
  const letIn: Record<Access, string[]> = {
    public: ['anonymous', 'owner'],
    buyer: ['owner', 'beta buyer', 'co-buyer', 'guest'],
    helper: ['helper'],
    staff: [staffRoles.find((role) => hasRights(role, meta.rights ?? 'manage')) ?? 'admin', 'admin'],
  };
  const right = fc.constantFrom(...letIn[meta.access ?? 'public'], ...(meta.scope ? ['token'] : []));
  return fc.oneof(
    { arbitrary: right, weight: 9 },
    { arbitrary: fc.constantFrom(...callers.keys()), weight: 1 },
  );
}

async function sendAndCheck(endpoint: Endpoint, who: string, request: FuzzRequest): Promise<void> {
  const identity: Record<string, string> =
    who === 'token'
      ? { authorization: `Bearer ${token}` }
      : { cookie: callers.get(who)?.readCookies() ?? '' };
  const reply = await sendFuzz(cast.app.origin, { ...request, headers: { ...identity, ...request.headers } });
  const problem = findProblem(endpoint, request, reply);
  if (problem === undefined) return;
  const { method, path, headers, body } = request;
  const sent = {
    who,
    method,
    path: path.slice(0, 500),
    headers,
    body: body?.toString('latin1').slice(0, 800),
  };
  throw new Error(
    `${problem}\nsent: ${JSON.stringify(sent)}\nanswered: ${reply.status} ${reply.body.toString().slice(0, 800)}`,
  );
}

/** The same for everyone, and stored by a browser that asks each time whether it is still current. */
const PUBLISHED = new Set(['publishedPrograms.programs', 'publishedPrograms.corrections']);

/** What is wrong with an answer, if anything is. */
function findProblem(
  endpoint: Endpoint,
  request: FuzzRequest,
  { status, headers, body }: FuzzReply,
): string | undefined {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!headers[name]?.includes(value)) return `the header ${name} is missing`;
  const mayBeKept = PUBLISHED.has(endpoint.name) && status < 400;
  if (headers['cache-control'] !== 'public, no-cache' || !mayBeKept)
    if (!headers['cache-control']?.includes('no-store')) return 'the answer may be kept by caches';
  const isJson = headers['content-type']?.startsWith('application/json');
  if (status >= 400)
    return isJson ? findFailureProblem(status, JSON.parse(body.toString())) : 'a failure is not JSON';
  if (!isMeant(endpoint, request) || status === 304) return undefined;
  const { outputSchema } = endpoint;
  if (!isJson || !outputSchema) return undefined;
  const parsed = outputSchema['~standard'].validate(JSON.parse(body.toString()));
  if (parsed instanceof Promise || !parsed.issues) return undefined;
  return `the answer is not what is declared: ${JSON.stringify(parsed.issues).slice(0, 500)}`;
}

/** Another method, or a segment such as "..", makes another endpoint of it. */
function isMeant({ method, path }: Endpoint, request: FuzzRequest): boolean {
  const { pathname } = new URL(request.path, 'http://localhost');
  return request.method === method && pathname.split('/').length === `/api${path}`.split('/').length;
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

function findFailureProblem(status: number, body: Record<string, unknown>): string | undefined {
  const { code, message, fields, ...more } = body;
  if (!isFailureCode(code)) return 'the failure has no code of the closed list';
  const isTooLarge = code === 'BAD_INPUT' && status === 413;
  if (failureStatus[code] !== status && !isTooLarge) return `${code} does not go with the status`;
  if (code === 'INTERNAL') return 'the server did not know what to do';
  // The way to other systems is closed here, and a server with too much to do says when to come back.
  if (status >= 500 && code !== 'PROVIDER_NOT_REACHED' && code !== 'UNAVAILABLE') return 'the server failed';
  if (typeof message !== 'string' || !/[.?]$/.test(message)) return 'the failure says nothing';
  if (Object.keys(more).length > 0) return 'the failure carries more than it may';
  const sentences = Object.values((fields ?? {}) as object);
  return sentences.every((each) => typeof each === 'string') ? undefined : 'a field has no sentence';
}

/** Some of what is sent ends sessions; the next endpoint is called by someone who is signed in. */
async function replaceWhoLeft(): Promise<void> {
  for (const name of ['owner', 'co-buyer', 'beta buyer', 'reader', 'agent', 'marketing', 'admin'] as const) {
    const { status } = (await callers.get(name)?.call('GET', '/api/accounts/current')) ?? { status: 0 };
    if (status === 200) continue;
    const isBuyer = name === 'owner' || name === 'co-buyer' || name === 'beta buyer';
    callers.set(name, isBuyer ? await createBuyer(cast.app) : await createStaff(cast.app, name));
  }
  const guest = await callers.get('guest')?.call('GET', '/api/accounts/current');
  if (!guest?.body?.id) callers.set('guest', await createGuestBuyer(cast.app));
  const shared = await callers.get('helper')?.call('GET', '/api/shared');
  if (shared?.status === 200 && (shared.body.purchases as unknown[]).length > 0) return;
  const helper = new TestBuyer(cast.app);
  const personId = await signInHelper(cast.app, await createBuyer(cast.app), helper, ['documents']);
  callers.set('helper', helper);
  known.push(personId);
}

it('has something to say of every endpoint', () => {
  expect(endpoints.length).toBeGreaterThan(150);
});
