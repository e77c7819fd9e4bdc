import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { watchNpm } from './npm-watch.mjs';
import {
  createEnvironment,
  findEnvironmentFile,
  findNode,
  root,
  SERVER_PROGRAM,
  serverFlags,
  serverMemory,
} from './project.mjs';

await installMissing();
await buildStale();

// In a process group of its own: Ctrl-C reaches npm, this script and whatever else is in the terminal's group at once,
// and the server must be told exactly once, because a second signal means that somebody will not wait.
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

server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.on('exit', (code) => {
  // Ended by the signal that was passed on is ended as asked.
  process.exitCode = code ?? (lastSignal > 0 ? 0 : 1);
});
