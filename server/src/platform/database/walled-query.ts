import pg from 'pg';
import type { ActedFor } from './acting-for.ts';
import { WALL_ROLES } from './wall-roles.ts';

/**
 * A query for one buyer, in one flight with what sets the connection to that buyer (decision 0041). Up to the one Sync at its end all of
 * it is one transaction (PostgreSQL's documentation, 54.2.3): what is set holds for this query and nothing after it, and where it cannot
 * be set, the query is not run.
 */
export class WalledQuery extends (pg.Query as unknown as typeof DriverQuery) {
  readonly #buyer: ActedFor;
  #isSet = false;

  constructor(buyer: ActedFor, config: unknown, values: unknown) {
    super(config, values);
    this.#buyer = buyer;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: DriverConnection): void {
    const { parsedStatements } = connection;
    if (parsedStatements[SETTING.name] === undefined) {
      connection.parse({ ...SETTING, types: [] });
      parsedStatements[SETTING.name] = SETTING.text;
    }
    const values = [...toSettings(this.#buyer), this.name ? 'force_generic_plan' : 'auto'];
    connection.bind({ portal: '', statement: SETTING.name, values });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  /** The first result is the setting's. */
  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}

/**
 * What begins a transaction for a buyer: one message, and what it sets ends with the transaction. It asks nothing, so that the
 * transaction can still be given another isolation.
 */
export function writeBegin(buyer: ActedFor | undefined): string {
  if (buyer === undefined) return 'begin';
  const [role, owner, email] = toSettings(buyer).map((value) => pg.escapeLiteral(value));
  return `begin; set local role ${role}; set local porchlight.owner to ${owner}; set local porchlight.email to ${email}`;
}

/**
 * A query that has a name is planned once: policies make its planning dear, and the database would plan it anew for each value wherever it
 * takes the average row for dearer than this one, although the way to both is the same.
 */
const SETTING = {
  name: 'act for a buyer',
  text: `select set_config('role', $1, true), set_config('porchlight.owner', $2, true), set_config('porchlight.email', $3, true),
    set_config('plan_cache_mode', $4, true)`,
};

function toSettings({ userId, email, reach }: ActedFor): [role: string, owner: string, email: string] {
  return [WALL_ROLES[reach], userId, email];
}

/** What the driver's query and connection are made of (pg 8), of which its types say nothing. */
declare class DriverQuery {
  constructor(config: unknown, values: unknown);
  readonly text: string;
  readonly name: string | undefined;
  submit(connection: DriverConnection): Error | null;
  requiresPreparation(): boolean;
  prepare(connection: DriverConnection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: DriverConnection): void;
}

type DriverConnection = {
  parsedStatements: Record<string, string>;
  parse(statement: { name: string; text: string; types: number[] }): void;
  bind(bound: { portal: string; statement: string; values: string[] }): void;
  execute(portal: { portal: string }): void;
};
