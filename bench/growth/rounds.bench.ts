import pg from 'pg';
import { remindBy } from '../../server/src/features/kernel/reminders/reminder-rounds.ts';
import { documentExpiryReminders } from '../../server/src/features/product/documents/document-expiry.ts';
import { milestoneDateReminders } from '../../server/src/features/product/milestones/date-reminders.ts';
import { owedDocumentReminders } from '../../server/src/features/product/milestones/document-reminders.ts';
import { listedDateReminders } from '../../server/src/features/product/purchase-dates/purchase-date-reminders.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrations/migrations.ts';
import { tableGrants } from '../../server/src/registries/tables.ts';
import { createDatabase } from '../export.bench.ts';
import { measureMs, type Row } from '../harness/figures.ts';
import { fillInstallation } from './fill-installation.ts';

/** Of a round with nothing new, in ms: 5 s for each 100,000 buyers up to 100,000, 30 s for a million. */
const bounds: readonly [buyers: number, ms: number][] = [
  [100_000, 5_000],
  [1_000_000, 30_000],
];

/** The hourly round of reminders among so many buyers: the first after an upgrade, and one with nothing new. */
export async function measureRounds(databaseUrl: string, buyers: number): Promise<Row[]> {
  const url = await createDatabase(databaseUrl, 'rounds');
  await migrateDatabase(url, tableGrants);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillInstallation(client, buyers, (sentence) => console.log(`  ${sentence}`));
  const count = async (text: string) => Number((await client.query<{ count: string }>(text)).rows[0]?.count);
  const marks = await count('select count(*) from reminder_marks');
  const database = openDatabase(url, 4, () => undefined);
  const rounds = remindBy(
    milestoneDateReminders,
    listedDateReminders,
    owedDocumentReminders,
    documentExpiryReminders,
  ).clock({
    database,
    // One process alone, as where no other is free.
    jobs: { enqueue: async () => undefined, enqueueAll: async () => undefined },
    now: () => new Date(),
  });
  const run = async () => {
    for (const round of rounds) await round.run();
  };
  // Documents that have expired are owed from then on, which a second round looks at.
  const first = await measureMs(async () => {
    do await run();
    while ((await count('select count(*) from reminder_marks')) > 0);
  });
  const told = await count(`select count(*) from notifications where once_key is not null`);
  const again = await measureMs(run);
  const toldAgain = await count(`select count(*) from notifications where once_key is not null`);
  await database.close();
  await client.end();
  const bound = bounds.find(([most]) => buyers <= most)?.[1];
  const size = buyers.toLocaleString('en');
  return [
    {
      what: `first rounds of reminders, ${size} buyers`,
      figure: `${(first / 1_000).toFixed(1)} s (${marks} marks, ${told} reminders by one process)`,
      bound: 'none',
      holds: true,
    },
    {
      what: `round of reminders with nothing new, ${size} buyers`,
      figure: `${again.toFixed(0)} ms, ${toldAgain - told} reminders`,
      bound: bound === undefined ? 'none' : `<= ${bound / 1_000} s`,
      holds: bound === undefined || again <= bound,
    },
  ];
}
