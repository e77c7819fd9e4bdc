import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeDemonstration } from './backup-command.ts';

it('names a demonstration beside what is saved, which is not in the backup', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  try {
    expect(describeDemonstration(dataDir)).toBeUndefined();
    const folder = join(dataDir, 'demo');
    await mkdir(folder);
    expect(describeDemonstration(dataDir)).toContain(`DATA_DIR=${folder} npm run backup`);
    expect(describeDemonstration(folder)).toBeUndefined();
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
