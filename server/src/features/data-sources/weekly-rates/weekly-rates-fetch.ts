import { createReadStream } from 'node:fs';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { MAX_RATE_FILE_BYTES, WeeklyRateRefusal } from '@porchlight/domain/weekly-rates/weekly-rate-file.ts';
import { describeError, type Log } from '../../../platform/base/log.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { storeWeeklyRates } from './weekly-rates.service.ts';

export type RateFetchContext = {
  database: DatabaseConnection;
  /** Where the survey's file is; without it nothing is fetched. */
  weeklyRatesUrl: string | undefined;
  log: Log;
  now(): Date;
};

/** Why an address or a file gave no text; its message names it. */
export class RateFileUnread extends Error {}

/** From the look-up of the name to the last byte. */
const FETCH_WITHIN_MS = 20_000;

/** Fetches the file that the operator allowed. What fails is logged, and the last good week stays. */
export async function fetchWeeklyRates({
  database,
  weeklyRatesUrl,
  log,
  now,
}: RateFetchContext): Promise<void> {
  if (weeklyRatesUrl === undefined) return;
  try {
    const text = await loadRateFile(weeklyRatesUrl);
    const { week } = await storeWeeklyRates(database, text, getCalendarDay(now()));
    log.info({ week }, 'weekly rates');
  } catch (error) {
    const isRefused = error instanceof WeeklyRateRefusal || error instanceof RateFileUnread;
    log.warn(isRefused ? { problem: error.message } : describeError(error), 'weekly rates not taken');
  }
}

/** The text at an address, or of a file, of bounded length. Redirects are not followed. Throws `RateFileUnread`. */
export async function loadRateFile(place: string): Promise<string> {
  const refuse = (why: string) => new RateFileUnread(`${place} ${why}; nothing was changed.`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of /^https?:\/\//.test(place)
      ? await openAddress(place)
      : createReadStream(place)) {
      chunks.push(chunk as Uint8Array);
      length += (chunk as Uint8Array).length;
      if (length > MAX_RATE_FILE_BYTES) throw refuse(`has more than ${MAX_RATE_FILE_BYTES} bytes`);
    }
  } catch (error) {
    throw error instanceof RateFileUnread ? error : refuse('cannot be read');
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function openAddress(url: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_WITHIN_MS) });
  if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`);
  return answer.body;
}
