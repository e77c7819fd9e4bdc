import { spawn } from 'node:child_process';
import { arePagesToPack, buildStale, isBuilt, packPages } from './build/build.mjs';
import {
  createEnvironment,
  findEnvironmentFile,
  findNode,
  root,
  SERVER_PROGRAM,
  serverFlags,
  serverMemory,
} from './project.mjs';
import { installMissing } from './setup/install.mjs';
import { watchNpm } from './setup/npm-watch.mjs';
import { createSteps } from './steps.mjs';

const steps = createSteps({ total: 3 });
await installMissing({ steps, purpose: isBuilt() ? 'run' : 'build', sayIfDone: true });
// In production the first page is as small as any other.
await buildStale({ steps, sayIfDone: true, packsLater: process.env.NODE_ENV !== 'production' });
const starting = steps.begin('Starting the database and the server', { shared: true });

// In a process group of its own: Ctrl-C reaches npm, this script and whatever else is in the terminal's group at once,// and the server must be signaled exactly once, because a second signal means that someone will not wait.
const server = spawn(
  findNode(),
  [
    ...findEnvironmentFile(),
    ...serverFlags,
    `--import=${new URL('./stop-with-parent.mjs', import.meta.url).href}`,
    SERVER_PROGRAM,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: { ...serverMemory, ...createEnvironment() },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  },
);

/** npm passes a signal on that the terminal has sent here already; the same within this time is that. */
const ECHO_MS = 500;
let lastSignal = 0;
function passOn(signal) {
  if (Date.now() - lastSignal < ECHO_MS) return;
  lastSignal = Date.now();
  server.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => passOn(signal));
process.on('SIGHUP', () => passOn('SIGTERM'));

watchNpm(() => passOn('SIGTERM'));

// Said once it listens; its own lines follow.
let packing;
server.once('message', () => {
  starting.end();
  // The next start sends it.
  if (arePagesToPack()) packing = packPages();
});
server.once('exit', () => packing?.stop());
server.once('exit', () => starting.breakOff());
server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.on('exit', (code) => {
  // Ended by the signal that was passed on is ended as asked.
  process.exitCode = code ?? (lastSignal > 0 ? 0 : 1);
});
