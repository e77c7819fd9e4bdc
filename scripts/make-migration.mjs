// Writes the migration of what changed in the table files; `--name` and `--custom` go to drizzle-kit.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findTool, root, run } from './project.mjs';
import { installMissing } from './setup/install.mjs';

await installMissing();
const server = join(root, 'server');
const command = [...findTool('drizzle-kit'), 'generate', ...process.argv.slice(2)];
const { code } = await run(command, { show: true, ask: true, folder: server });
process.exitCode = code;
// A migration is made from the newest snapshot alone, and each is as large as all tables.
const meta = join(server, 'migrations/meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const former of snapshots.sort().slice(0, -1)) rmSync(join(meta, former));
