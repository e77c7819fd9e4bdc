import { Socket } from 'node:net';
import type pg from 'pg';
import { beginQuerySpan } from '../../tracing/current-trace.ts';
import { SessionClient } from '../session-client.ts';

/** How long a query may wait for its answer, in ms: one that gets none at all, as when a cable was pulled, is given up then. */
const MAX_ANSWER_MS = 60_000;
const LOOKED_FOR_EVERY_MS = 5_000;

/**
 * The driver's client, whose promises and bound on waiting are made here. Those that the driver makes hang one on the other (its
 * promises, and its timers for each query), so that whatever a collection of young memory finds under way keeps all later results
 * with it until the whole heap is collected: a reader of a long table grew by its length.
 */
export class DatabaseClient extends SessionClient {
  /** Whether the way to the database keeps statements under their names (`pooler-check.ts`). */
  protected readonly keepsStatements: boolean = true;
  /** When the queries that are under way began, in ms, the oldest first. */
  readonly #asked: number[] = [];

  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // A failing query reports it, and an idle client's pool listens. A connection that breaks while it is held without a query would
    // otherwise end the process.
    this.on('error', () => undefined);
    this.once('connect', () => {
      const watching = setInterval(() => this.#giveUpSilence(), LOOKED_FOR_EVERY_MS).unref();
      this.once('end', () => clearInterval(watching));
    });
  }

  // The driver's overloads have one common signature, and it returns nothing that can be named.
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    const query = super.query.bind(this) as (...parameters: unknown[]) => unknown;
    const given = [values, callback].find((each) => typeof each === 'function') as Answered | undefined;
    this.#asked.push(performance.now());
    const span = beginQuerySpan(config);
    const settle = (answered: Answered): Answered => {
      return (error, result) => {
        this.#asked.shift();
        span?.end(error);
        answered(error, result);
      };
    };
    const parameters = typeof values === 'function' ? undefined : values;
    const asked = this.keepsStatements ? config : withoutNames(config);
    if (given) return query(asked, parameters, settle(given)) as never;
    const promised = new Promise((resolve, reject) => {
      query(
        asked,
        parameters,
        settle((error, result) => (error ? reject(error) : resolve(result))),
      );
    });
    return promised as never;
  }

  /** Fails what is under way, whose answers the driver would wait for. */
  override end(): Promise<void>;
  override end(done: (error: Error) => void): void;
  override end(done?: (error: Error) => void): Promise<void> | undefined {
    if (this.#asked.length > 0) this.#socket.destroy();
    if (done === undefined) return super.end();
    super.end(done);
    return undefined;
  }

  #giveUpSilence(): void {
    const [oldest] = this.#asked;
    if (oldest === undefined || performance.now() - oldest < MAX_ANSWER_MS) return;
    this.emit('error', new Error('the database gave no answer'));
    // Fails what is under way on it.
    void this.end();
  }
}

/** For a database behind a pooler that keeps no named statements: each is parsed wherever it is run. */
export class UnnamedStatementsClient extends DatabaseClient {
  protected override readonly keepsStatements = false;
}

function withoutNames(config: unknown): unknown {
  return typeof config === 'object' && config !== null && 'name' in config
    ? { ...config, name: undefined }
    : config;
}

type Answered = (error: Error | null | undefined, result: unknown) => void;
