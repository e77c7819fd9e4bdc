import pg from 'pg';

/**
 * Compiling a query to machine code (PostgreSQL's JIT) takes longer than any query of ours runs; a database outside has it on. Set by a
 * statement and not at the start of the connection, where PgBouncer refuses what it does not know.
 */
const SESSION_SETTINGS = 'set jit = off';

/** The driver's client for every connection of ours, with the settings that all of them have before anything is asked. */
export class SessionClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (callback) {
      this.#start(callback as (error?: Error) => void);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#start((error) => (error ? reject(error) : resolve(this)));
    });
  }

  #start(done: (error?: Error) => void): void {
    super.connect((error: Error | undefined) => {
      if (error) done(error);
      else super.query(SESSION_SETTINGS, (failed?: Error | null) => done(failed ?? undefined));
    });
  }
}
