import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import {
  listMigrations,
  migrateDatabase,
  migrateWithin,
} from '../../../platform/database/migrations/migrations.ts';
import { tableGrants } from '../../../registries/tables.ts';
import { createTestDatabase } from '../../../testing/test-app.ts';

/** Buyers of the installation that is brought forward; more of them to measure with. */
const BUYERS = Number(process.env.MIGRATED_BUYERS ?? 100);
const TASKS_EACH = 30;

test('an installation of the release before gets its purchases while that release goes on storing', {
  timeout: 900_000,
}, async () => {
  const url = await createTestDatabase();
  const [owner, old] = [await connect(url), await connect(url)];
  const before = listMigrations().findIndex(({ statements }) =>
    statements.some((statement) => statement.includes('CREATE TABLE "purchases"')),
  );
  await owner.query('begin');
  await migrateWithin(owner, before);
  await owner.query('commit');
  await owner.query(
    `insert into users (id, name, email) select 'buyer-' || n, 'Buyer', 'buyer-' || n || '@example.com' from generate_series(1, $1::int) n`,
    [BUYERS],
  );
  await owner.query(
    `insert into milestone_tasks (user_id, milestone_id, task_id, status, updated_at)
     select 'buyer-' || n, 1 + t % 10, 'task-' || t, 'done', now() from generate_series(1, $1::int) n, generate_series(1, $2::int) t`,
    [BUYERS, TASKS_EACH],
  );
  await owner.query(
    `insert into completed_milestones (user_id, milestone_id, completed_at)
     select 'buyer-' || n, 1, now() from generate_series(1, $1::int) n`,
    [BUYERS],
  );

  // What a process of the release before does all the while: accounts are opened and tasks are ticked, under the key by account.
  let isOver = false;
  let stored = 0;
  let longest = 0;
  const serving = (async () => {
    for (let n = 1; !isOver; n++) {
      const start = performance.now();
      await old.query(`insert into users (id, name, email) values ($1, 'Late', $1 || '@example.com')`, [
        `late-${n}`,
      ]);
      await old.query(
        `insert into milestone_tasks (user_id, milestone_id, task_id, status, updated_at) values ($1, 1, 'task-10', 'done', now())
         on conflict (user_id, milestone_id, task_id) do update set status = excluded.status`,
        [n % 2 === 0 ? `late-${n}` : `buyer-${1 + (n % BUYERS)}`],
      );
      longest = Math.max(longest, performance.now() - start);
      stored = n;
    }
  })();
  // A write that fails ends the wait below, and is said at the end.
  serving.catch(() => {
    isOver = true;
  });
  const start = performance.now();
  await migrateDatabase(url, tableGrants);
  const seconds = (performance.now() - start) / 1000;
  const during = stored;
  while (stored < during + 10 && !isOver) await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  await serving;
  if (process.env.MIGRATED_BUYERS !== undefined)
    process.stderr.write(
      `${BUYERS} buyers in ${seconds.toFixed(1)} s; ${stored} writes, the longest ${longest.toFixed(0)} ms\n`,
    );

  const { rows } = await owner.query(
    `select (select count(*)::int from users) as users,
       (select count(distinct user_id)::int from purchase_people where state = 'active' and role = 'buyer') as buyers,
       (select count(*)::int from milestone_tasks where purchase_id is distinct from porchlight_purchase_of(user_id)) as tasks,
       (select count(*)::int from completed_milestones where purchase_id is distinct from porchlight_purchase_of(user_id)) as milestones,
       (select count(*)::int from purchases where not exists (select from purchase_people where purchase_id = purchases.id)) as lost`,
  );
  expect(rows).toEqual([
    { users: BUYERS + stored, buyers: BUYERS + stored, tasks: 0, milestones: 0, lost: 0 },
  ]);
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
