import { spawn } from 'node:child_process';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = 16_432;

/**
 * PgBouncer with the settings of deploy/ but for where the database is and who may ask, before the database at `url`. `folder` is for its
 * files; `more` are settings that take the place of the sample's.
 */
export async function startPgBouncer(
  url: string,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop(signal?: NodeJS.Signals): Promise<void> }> {
  const { searchParams, pathname } = new URL(url);
  const user = searchParams.get('user') ?? '';
  const users = join(folder, 'pgbouncer-users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  const sample = await readFile(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url), 'utf8');
  const own = {
    ...more,
    listen_addr: '127.0.0.1',
    listen_port: PORT,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
  };
  await writeFile(users, `"${user}" ""\n`);
  await writeFile(
    settings,
    [
      sample.replace(
        /^porchlight = host=\S+ port=\S+ dbname=\S+/m,
        `* = host=${searchParams.get('host')} port=5432`,
      ),
      // Of two settings of one name the last one counts.
      ...Object.entries(own).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  for (const file of [users, settings]) await chmod(file, 0o644);
  // As the user of the database, who alone reaches its socket; both refuse to run as root.
  const { uid, gid } = await stat(searchParams.get('host') ?? '');
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  const pooler = spawn('pgbouncer', ['--quiet', settings], {
    ...identity,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => pooler.once('exit', () => resolve()));
  const stop = (signal?: NodeJS.Signals) => {
    pooler.kill(signal);
    return ended;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers()) return { url: `postgresql://${user}@127.0.0.1:${PORT}${pathname}`, stop };
    await pause(100);
  }
  throw new Error(`pgbouncer of ${pathname} did not start`);
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
