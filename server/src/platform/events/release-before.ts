import type { ClientBase } from 'pg';

/** What the standing connection of the release before calls itself: it hears `porchlight_changes` alone. */
const BEFORE = 'porchlight standing';
/** A process that is restarted is away for seconds; for so long after it was last seen it is told as if it were there. */
const KEPT_MS = 10 * 60_000;

let isListening = true;
let lastSeen: number | undefined;

/**
 * Whether a process of the release before, which knows one channel for everything, may be running. Also in a command, which does not look:
 * to say a change twice costs little, and not to be heard would leave a page as it was.
 */
export const isReleaseBeforeListening = (): boolean => isListening;

/** Looks for such processes, at the start and with each sign of life of the standing connection. */
export async function lookForReleaseBefore(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from pg_stat_activity where application_name = $1 and datname = current_database()) as found',
    [BEFORE],
  );
  if (rows[0]?.found) lastSeen = performance.now();
  isListening = lastSeen !== undefined && performance.now() - lastSeen < KEPT_MS;
}
