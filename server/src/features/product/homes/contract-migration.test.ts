import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  listMigrations,
  migrateDatabase,
  migrateWithin,
} from '../../../platform/database/migrations/migrations.ts';
import { tableGrants } from '../../../registries/tables.ts';
import { createTestDatabase } from '../../../testing/test-app.ts';

test('terms that were entered before they named their acceptance get the one that stood then', async () => {
  const url = await createTestDatabase();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  onTestFinished(() => owner.end());
  const before = listMigrations().findIndex(({ statements }) =>
    statements.some((statement) => statement.includes('ADD COLUMN "acceptance_id"')),
  );
  await owner.query('begin');
  await migrateWithin(owner, before);
  await owner.query('commit');
  await owner.query(`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`);
  const { rows: purchases } = await owner.query(`select porchlight_purchase_of('ada') as id`);
  const purchase = purchases[0].id;
  /** A home whose contract of January 1 was canceled on the 3rd and made anew on the 4th; its terms were last changed on `day`. */
  const enter = async (day: string) => {
    const home = randomUUID();
    const acceptances = [randomUUID(), randomUUID()];
    await owner.query(
      `insert into homes (id, purchase_id, user_id, address, time_zone, stage, changed_at) values ($1, $2, 'ada', 'Elm', 'America/New_York', 'looking', now())`,
      [home, purchase],
    );
    for (const [place, [id, kind, on]] of [
      [acceptances[0], 'acceptance', '2026-01-01'],
      [randomUUID(), 'cancellation', '2026-01-03'],
      [acceptances[1], 'acceptance', '2026-01-04'],
    ].entries())
      await owner.query(
        `insert into home_offers (id, home_id, purchase_id, user_id, place, kind, by_party, at, entered_at) values ($1, $2, $3, 'ada', $4, $5, 'seller', $6, $6)`,
        [id, home, purchase, place + 1, kind, on],
      );
    await owner.query(
      `insert into home_contracts (home_id, purchase_id, user_id, terms, changes, changed_at) values ($1, $2, 'ada', '[]', '[]', $3)`,
      [home, purchase, day],
    );
    return { home, acceptances };
  };
  const [canceled, standing] = [await enter('2026-01-02'), await enter('2026-01-05')];
  await migrateDatabase(url, tableGrants);
  const { rows } = await owner.query('select home_id, acceptance_id from home_contracts');
  expect(new Map(rows.map((row) => [row.home_id, row.acceptance_id]))).toEqual(
    new Map([
      [canceled.home, canceled.acceptances[0]],
      [standing.home, standing.acceptances[1]],
    ]),
  );
});
