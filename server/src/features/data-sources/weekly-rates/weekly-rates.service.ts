import { pickNewerWeek, shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { parseWeeklyRates } from '@porchlight/domain/weekly-rates/weekly-rate-file.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { desc, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { weeklyRates } from './weekly-rates.table.ts';

/** The newest week that is held: an imported one, or that of the release. */
export async function findNewestWeek(db: Database): Promise<WeeklyRate> {
  const [row] = await db
    .select({ week: weeklyRates.week, percent30: weeklyRates.percent30, percent15: weeklyRates.percent15 })
    .from(weeklyRates)
    .orderBy(desc(weeklyRates.week))
    .limit(1);
  return row === undefined ? shippedWeek : pickNewerWeek(row, shippedWeek);
}

/** Stores the newest week of a file and returns it. Throws `WeeklyRateRefusal` where the file is wrong or older than what is held. */
export async function storeWeeklyRates(
  database: DatabaseConnection,
  text: string,
  today: string,
): Promise<WeeklyRate> {
  return database.transact(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('weekly-rates', 0))`);
    const held = await findNewestWeek(transaction);
    const read = parseWeeklyRates(text, today, held.week);
    // A file of one series does not take away the 15 years that are held for the same week.
    const percent15 = read.percent15 ?? (read.week === held.week ? held.percent15 : null);
    const rate = { ...read, percent15 };
    const stored = { percent30: rate.percent30, percent15, importedAt: new Date() };
    await transaction
      .insert(weeklyRates)
      .values({ week: rate.week, ...stored })
      .onConflictDoUpdate({ target: weeklyRates.week, set: stored });
    return rate;
  });
}
