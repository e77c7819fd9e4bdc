import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of others that a part measures with or against, by the part; each with the Debian package that holds it. */
const NEEDED: Readonly<Record<string, readonly Program[]>> = {
  serving: ['wrk', 'nginx'],
  two: ['wrk'],
  pooled: ['pgbouncer'],
  chart: ['pgbouncer', 'nginx'],
};

const PACKAGES = { wrk: 'wrk', nginx: 'nginx-light', pgbouncer: 'pgbouncer' } as const;
type Program = keyof typeof PACKAGES;

/** nginx lies where only root's PATH leads. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Why a part cannot be measured here, in a sentence; undefined where it can. `path` is the environment's PATH. */
export function findHindrance(part: string, path: string): string | undefined {
  const folders = [...path.split(delimiter), ...MORE_FOLDERS];
  const missing = (NEEDED[part] ?? []).filter(
    (program) => !folders.some((folder) => existsSync(join(folder, program))),
  );
  if (missing.length === 0) return undefined;
  const named = missing.map((program) => `${program} (Debian package ${PACKAGES[program]})`);
  return `${part} is left out: ${named.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed.`;
}
