import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes the data folder and whatever is missing above it; one that exists is left as it is. It is the server's alone.
 * Made by root it lets others pass through without seeing what is in it, because PostgreSQL refuses to run as root:
 * the server's own database runs as another user in a folder below.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true });
  const isRoot = process.getuid?.() === 0;
  try {
    await mkdir(dataDir, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  if (isRoot) await chmod(dataDir, 0o711);
}
