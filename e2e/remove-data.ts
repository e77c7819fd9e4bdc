import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export default async function removeData(): Promise<void> {
  if (process.env.E2E_DATA_DIR) await rm(dirname(process.env.E2E_DATA_DIR), { recursive: true, force: true });
}
