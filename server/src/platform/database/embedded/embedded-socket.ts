import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../log/operator-error.ts';
import { type Home, makePrivateFolder } from './embedded-home.ts';
import { findBarrier } from './embedded-user.ts';

/** Socket addresses hold 104 bytes on macOS and 108 on Linux, the last one a zero. */
const MAX_SOCKET_PATH_LENGTH = 103;

/**
 * The folder of the server's Unix socket: in the database's home, or under the system's temporary folder when that
 * path is too long for a socket. Only this user can enter it, which is what keeps others out of the database.
 */
export async function openSocketFolder({ folder: home, user }: Home): Promise<string> {
  const own = join(home, 'socket');
  if (isShortEnough(own)) {
    await makePrivateFolder(own, user);
    return own;
  }
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const isBarred = user !== undefined && (await findBarrier(parent, user)) !== undefined;
    if (isBarred || !isShortEnough(join(parent, 'porchlight-XXXXXX'))) continue;
    const folder = await mkdtemp(join(parent, 'porchlight-'));
    await makePrivateFolder(folder, user);
    return folder;
  }
  throw new OperatorError(
    `The path ${own} is too long for a socket, and so is that of the temporary folder. Set DATA_DIR to a shorter path.`,
  );
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH_LENGTH;
}
