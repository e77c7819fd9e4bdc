import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of others that a part cannot be measured without, by the part. */
const NEEDED: Readonly<Record<string, readonly Program[]>> = { serving: ['wrk', 'nginx'] };

/** Programs of others that are measured with or against, each with the Debian package that holds it. */
export const PACKAGES = {
  gs: 'ghostscript',
  nginx: 'nginx-light',
  openssl: 'openssl',
  pdfsig: 'poppler-utils',
  pdftocairo: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  qpdf: 'qpdf',
  wrk: 'wrk',
} as const;
type Program = keyof typeof PACKAGES;

/** nginx lies where only root's PATH leads. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** `path` is the environment's PATH. */
export function isInstalled(program: string, path: string): boolean {
  return [...path.split(delimiter), ...MORE_FOLDERS].some((folder) => existsSync(join(folder, program)));
}

/** Why a part cannot be measured here, in a sentence; undefined where it can. `path` is the environment's PATH. */
export function findHindrance(part: string, path: string): string | undefined {
  const missing = (NEEDED[part] ?? []).filter((program) => !isInstalled(program, path));
  if (missing.length === 0) return undefined;
  const named = missing.map((program) => `${program} (Debian package ${PACKAGES[program]})`);
  return `${part} is left out: ${named.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed.`;
}
