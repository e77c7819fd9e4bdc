import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The version of this program, as package.json has it. */
export async function loadRelease(): Promise<string> {
  const path = fileURLToPath(new URL('../../../package.json', import.meta.url));
  return String(JSON.parse(await readFile(path, 'utf8')).version);
}
