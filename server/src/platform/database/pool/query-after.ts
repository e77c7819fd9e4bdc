import pg from 'pg';

/** One with a name is parsed once for each connection. */
export type Statement = { name: string; text: string; values?: readonly string[] };

/**
 * A query in one flight with the statements before it, of whose answers nothing is given. Where one of them fails, nothing after it is
 * run, and the query fails with what was wrong. Up to the one Sync at its end all of it is one transaction, unless one of the statements
 * begins another (PostgreSQL's documentation, 54.2.3).
 */
export class QueryAfter extends (pg.Query as unknown as typeof DriverQuery) {
  #before: readonly Statement[];
  #done = 0;
  #wasParsed = false;

  constructor(before: readonly Statement[], config: unknown, values: unknown) {
    super(config, values);
    this.#before = before;
  }

  /** For a connection that keeps no named statements: each is parsed where it is run. */
  dropNames(): void {
    this.#before = this.#before.map((statement) => ({ ...statement, name: '' }));
    this.name = undefined;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: DriverConnection): void {
    this.#wasParsed = connection.parsedStatements[this.name ?? ''] !== undefined;
    for (const { name, text, values = [] } of this.#before) {
      if (connection.parsedStatements[name] !== text) connection.parse({ name, text, types: [] });
      connection.bind({ portal: '', statement: name, values });
      connection.execute({ portal: '' });
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isUnderWay) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#isUnderWay) {
      super.handleCommandComplete(message, connection);
      return;
    }
    const { name, text } = this.#before[this.#done++] as Statement;
    this.#takeBackName(connection);
    if (name) connection.parsedStatements[name] = text;
  }

  override handleError(error: Error, connection: DriverConnection): void {
    if (!this.#isUnderWay) this.#takeBackName(connection);
    super.handleError(error, connection);
  }

  get #isUnderWay(): boolean {
    return this.#done === this.#before.length;
  }

  /** Whatever is parsed before it the driver takes for this query, and would not parse that again although it was never there. */
  #takeBackName({ parsedStatements }: DriverConnection): void {
    if (this.name !== undefined && !this.#wasParsed) delete parsedStatements[this.name];
  }
}

/** What the driver's query and connection are made of (pg 8), of which its types say nothing. */
declare class DriverQuery {
  constructor(config: unknown, values: unknown);
  name: string | undefined;
  submit(connection: DriverConnection): Error | null;
  requiresPreparation(): boolean;
  prepare(connection: DriverConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
  handleError(error: Error, connection: DriverConnection): void;
}

type DriverConnection = {
  parsedStatements: Record<string, string>;
  parse(statement: { name: string; text: string; types: number[] }): void;
  bind(bound: { portal: string; statement: string; values: readonly string[] }): void;
  execute(portal: { portal: string }): void;
};
