import { randomUUID } from 'node:crypto';
import { contract } from '@porchlight/domain/contract.ts';
import { type FailureCode, isFailureCode } from '@porchlight/domain/kernel/errors.ts';
import { sweepDeletions } from '../../server/src/features/personal-data/erasure/account-erasure.ts';
import { sweepErasures } from '../../server/src/features/personal-data/erasure/person-erasure.service.ts';
import { sweepSignings } from '../../server/src/features/signing/steps/signing-guards.ts';
import type { Reply, TestBuyer } from '../people/test-buyer.ts';
import type { FaultWorld } from './fault-world.ts';
import { type FaultKind, faultKinds } from './faults.ts';
import { compareStates, findLooseEnds, parseState } from './stored-state.ts';

/** A request that is good, once or as often as it is sent. */
export type FaultRequest = {
  who: TestBuyer;
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** How a storing endpoint is brought to store something. */
export type Recipe = {
  /** Makes what the request needs; called again once a request has had its effect. */
  prepare(world: FaultWorld): Promise<FaultRequest>;
  /** Tables that other parts of the server work on meanwhile. */
  ignores?: readonly string[];
  /** How it may answer the same request once it is done: what was used up is refused. */
  answersAgain?: readonly FailureCode[];
  /** Why a round may end between all and nothing: a fault of the product that is known and not mended yet. */
  between?: string;
  /** Why the same request sent again has its effect again. */
  happensAgain?: string;
};

type Endpoint = { route: { method?: string; path?: string }; errorMap: Record<string, { status?: number }> };

/** Every endpoint that is no mere question, by `feature.name`. */
export const storingEndpoints = new Map<string, Endpoint>(
  Object.entries(contract).flatMap(([feature, group]) =>
    Object.entries(group)
      .map(([name, endpoint]) => [`${feature}.${name}`, endpoint['~orpc'] as unknown as Endpoint] as const)
      .filter(([, { route }]) => route.method !== 'GET'),
  ),
);

export type Findings = { rounds: number; problems: string[] };

/**
 * Has the first call of an endpoint to the world outside go wrong, then the second, until it gets through, for each way of going
 * wrong. Each round has to end in a failure of the contract or in success, with all of the effect or none, and sent again after
 * an answer that was lost it may not happen twice (SQLite, "How SQLite Is Tested", 3).
 */
export async function failEachCall(
  world: FaultWorld,
  name: string,
  recipe: Recipe,
  kinds: readonly FaultKind[] = faultKinds,
): Promise<Findings> {
  const endpoint = storingEndpoints.get(name);
  if (endpoint === undefined) throw new Error(`${name} is no storing endpoint of the contract`);
  const { query, faults } = world;
  const ignored = ['file_intents', 'document_texts', 'document_words', ...(recipe.ignores ?? [])];
  const problems: string[] = [];
  let rounds = 0;
  const seen = new Set(await findLooseEnds(world));

  const begin = async () => {
    await renewProofs(world);
    const request = await recipe.prepare(world);
    await settle(world);
    return { request, key: randomUUID(), before: await parseState(query) };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;
  const send = ({ request, key }: Begun) => sendRequest(endpoint, request, key);
  const readEffect = async ({ before }: Begun) => {
    await settle(world);
    return compareStates(before, await parseState(query), ignored);
  };

  const clean = await begin();
  const answer = await send(clean);
  const whole = await readEffect(clean);
  if (answer.status >= 400)
    return {
      rounds: 1,
      problems: [`${name} does not work: ${answer.status} ${JSON.stringify(answer.body)}`],
    };
  if (whole === '') return { rounds: 1, problems: [`${name} stores nothing`] };

  for (const kind of kinds) {
    let begun = await begin();
    for (let nth = 1; ; nth++) {
      rounds += 1;
      faults.arm(nth, kind);
      const reply = await send(begun);
      const struck = faults.disarm();
      const where = `${name}, call ${nth} ${kind} (${struck?.replace(/\s+/g, ' ').slice(0, 70)})`;
      const effect = await readEffect(begun);
      const isDone = reply.status < 400;
      if (!isDone && recipe.between === undefined)
        problems.push(...judgeFailure(endpoint, reply, struck).map((problem) => `${where}: ${problem}`));
      if (effect !== whole && (isDone || effect !== '') && recipe.between === undefined)
        problems.push(
          `${where}: answered ${reply.status} and between: ${effect || 'nothing'} instead of ${whole}`,
        );
      for (const loose of await findLooseEnds(world)) {
        if (!seen.has(loose)) problems.push(`${where}: ${loose}`);
        seen.add(loose);
      }
      if (!isDone && effect === whole) {
        const again = await send(begun);
        if (again.status >= 400 && !recipe.answersAgain?.includes(again.body.code as FailureCode))
          problems.push(`${where}: sent again it answers ${again.status} ${again.body.code}`);
        const effectAgain = await readEffect(begun);
        if (effectAgain !== whole && recipe.happensAgain === undefined)
          problems.push(`${where}: happened twice: ${effectAgain} instead of ${whole}`);
      }
      if (struck === undefined) {
        if (!isDone)
          problems.push(`${where}: fails although nothing went wrong: ${JSON.stringify(reply.body)}`);
        break;
      }
      if (nth > MAX_CALLS) throw new Error(`${name} makes more than ${MAX_CALLS} calls`);
      if (effect !== '') begun = await begin();
    }
  }
  return { rounds, problems };
}

const MAX_CALLS = 400;

/** Everyone has just reauthenticated: a sweep over all endpoints takes longer than that is good for. */
const renewProofs = ({ query }: FaultWorld) => query('update sessions set proved_at = now()');

async function sendRequest({ route }: Endpoint, request: FaultRequest, key: string): Promise<Reply> {
  const { who, parameters = {}, query, body, headers } = request;
  const path = (route.path ?? '').replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const method = route.method ?? 'POST';
  return who.call(method, `/api${path}${search}`, body ?? (method === 'DELETE' ? undefined : {}), {
    ...(method === 'POST' ? { 'idempotency-key': key } : {}),
    ...headers,
  });
}

/** A database that is gone, or has no room, has an error of its own; a broken disk is our fault, and a full one has its own words. */
function judgeFailure({ errorMap }: Endpoint, { status, body }: Reply, struck = ''): string[] {
  const { code } = body;
  if (!isFailureCode(code) || errorMap[code]?.status !== status)
    return [`answers ${status} ${code}, which its contract does not say`];
  const expected = /^(disk|s3):/.test(struck) ? ['UNAVAILABLE', 'DISK_FULL', 'INTERNAL'] : ['UNAVAILABLE'];
  return expected.includes(code) ? [] : [`answers ${code}`];
}

const FOLLOWING = "name in ('exports', 'launches', 'certificate-pages')";
/** Jobs that are tried again are looked for every thirty seconds. */
const MAX_FOLLOWING_MS = 60_000;

/** What failed work left is cleared away as the clock does it, and what follows by itself is waited for. */
async function settle({ app, query }: FaultWorld): Promise<void> {
  const { documents, signing, personalData } = app.readParts();
  await sweepSignings(signing);
  await sweepErasures(personalData);
  await sweepDeletions(personalData);
  await documents.intents.sweep();
  for (const end = Date.now() + MAX_FOLLOWING_MS; ; ) {
    // What went wrong may have struck such a job as well, which is tried again later. Once is enough: the queue passes over a row that is
    // being changed at the moment it looks.
    await query(
      `update pgboss.job set start_after = now() where state = 'retry' and start_after > now() and ${FOLLOWING}`,
    );
    const open = await query(
      `select name, output from pgboss.job where state in ('created', 'active', 'retry') and ${FOLLOWING}`,
    );
    if (open.length === 0) return;
    if (Date.now() > end) throw new Error(`Jobs do not end: ${JSON.stringify(open)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
