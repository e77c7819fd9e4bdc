import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { RLS_ROLES } from './rls-roles.ts';
import { type Actor, getActor } from './run-as.ts';

/** `begin` begins the transaction; `prepare` is done on its connection before. */
type Beginning = { begin?: string; prepare?(client: pg.PoolClient): Promise<void> };

/** What the work under way does before it asks the pool for anything. */
export const beforeAsking = new AsyncLocalStorage<() => Promise<void>>();

/**
 * A pool that runs each query for the user that it is made for (decision 0041). The user is set in the query's transaction and ends with
 * it: a connection carries nothing from one to the next. Its connections pipeline concurrent queries.
 */
export class RlsPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, pipeline: true });
  }

  /** One query on a connection of its own, in a transaction of its own where it is for a user. */
  // The driver's overloads have one common signature, and it returns nothing that can be named.
  override query(...asked: unknown[]): never {
    const ask = (client: pg.PoolClient) => client.query(...(asked as [string])) as Promise<unknown>;
    return this.#ask(ask, getStatement(asked[0])) as never;
  }

  /** Runs `work` in one transaction: all of it is stored, or none. */
  async transact<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    { begin = 'begin', prepare }: Beginning = {},
  ): Promise<Result> {
    const beginning = `${begin}${writeSettings(getActor())}`;
    return this.#hold(async (client) => {
      await prepare?.(client);
      return runTransaction(client, beginning, work);
    });
  }

  async #ask(ask: (client: pg.PoolClient) => Promise<unknown>, { text, name }: Statement): Promise<unknown> {
    const actor = getActor();
    if (actor === undefined) return this.#hold(ask);
    const beginning = `begin${writeSettings(actor)}${name ? PLANNED_ONCE : ''}`;
    return this.#hold(async (client) => {
      const begun = client.query(beginning);
      // Had it not begun, a change would be stored for good; what was only read is not given.
      if (!READING.test(text)) await begun;
      return settleInOrder(begun, ask(client), client.query('commit'));
    });
  }

  async #hold<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    await beforeAsking.getStore()?.();
    const client = await this.connect();
    // The pool listens to idle connections alone; one that is lost at work would end the process.
    const lose = (error: Error) => this.emit('error', error, client);
    client.on('error', lose);
    let isFit = false;
    try {
      const result = await work(client);
      isFit = true;
      return result;
    } catch (error) {
      isFit = await isUsable(client);
      throw error;
    } finally {
      client.off('error', lose);
      client.release(!isFit);
    }
  }
}

async function runTransaction<Result>(
  client: pg.PoolClient,
  beginning: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  await client.query(beginning);
  const result = await work(client);
  await client.query('commit');
  return result;
}

/** What the second gives, once all are answered; where any failed, what was wrong with the first that did. */
async function settleInOrder<Result>(
  before: Promise<unknown>,
  asked: Promise<Result>,
  after: Promise<unknown>,
): Promise<Result> {
  const answers = await Promise.allSettled([before, asked, after]);
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return asked;
}

/** Undoes what was open, and says whether the connection can serve another. */
function isUsable(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

/** What holds a transaction to one person. It asks nothing, so that the transaction can still be given another isolation. */
function writeSettings(actor: Actor | undefined): string {
  if (actor === undefined) return '';
  const [role, owner, email] = [RLS_ROLES[actor.reach], actor.userId, actor.email].map(pg.escapeLiteral);
  return `; set local role ${role}; set local porchlight.owner to ${owner}; set local porchlight.email to ${email}`;
}

/**
 * A named query is planned once: policies make planning expensive, and the database would plan it again for each value wherever it
 * estimates the average row as costlier than this one, although the plan is the same.
 */
const PLANNED_ONCE = '; set local plan_cache_mode to force_generic_plan';

const READING = /^\s*select\b/i;

type Statement = { text: string; name?: string | undefined };

function getStatement(config: unknown): Statement {
  return typeof config === 'string' ? { text: config } : (config as Statement);
}
