import pg from 'pg';

/**
 * The driver's client, whose promises are made here. Those it makes itself hang one on the other, so that whatever a collection of
 * young memory finds under way keeps all later results with it until the whole heap is collected: a reader of a long table grew by
 * its length.
 */
export class DatabaseClient extends pg.Client {
  // The driver's overloads have one common signature, and it returns nothing that can be named.
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    const query = super.query.bind(this) as (...parameters: unknown[]) => unknown;
    const isLeftToDriver =
      typeof values === 'function' || typeof callback === 'function' || isSubmittable(config);
    if (isLeftToDriver) return query(config, values, callback) as never;
    const answered = new Promise((resolve, reject) => {
      query(config, values, (error: Error | null, result: unknown) => {
        if (error === null || error === undefined) resolve(result);
        else reject(error);
      });
    });
    return answered as never;
  }
}

/** A query that knows by itself how it is sent, such as a copy of a table. */
function isSubmittable(config: unknown): boolean {
  return typeof config === 'object' && config !== null && 'submit' in config;
}
