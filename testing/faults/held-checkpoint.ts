import { loadSigningKey } from '../../server/src/platform/base/signing-key.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { coverChangedHeads } from '../../server/src/platform/event-log/checkpoints-check.ts';
import type { TestApp } from '../app/test-app.ts';

/** Begins a checkpoint of the event log, as each minute does, and leaves it in the middle until `finish`. */
export async function beginCheckpoint(app: TestApp): Promise<{ finish(): Promise<void> }> {
  const database = openDatabase(app.databaseUrl, 1, () => undefined);
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const parts = {
    database,
    key: await loadSigningKey(app.dataDir),
    async findKeys() {
      begun.resolve();
      await held.promise;
      return new Map();
    },
    now: () => new Date(),
  };
  const writing = coverChangedHeads(parts).finally(database.close);
  await Promise.race([begun.promise, writing]);
  return {
    finish() {
      held.resolve();
      return writing;
    },
  };
}

/** Restarts a server while a checkpoint is being written. */
export async function restartDuringCheckpoint(app: TestApp): Promise<void> {
  const checkpoint = await beginCheckpoint(app);
  await app.restart();
  await checkpoint.finish();
}
