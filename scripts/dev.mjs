import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createEnvironment, findEnvironmentFile, findNode, findTool, root } from './project.mjs';
import { installMissing } from './setup/install.mjs';

await installMissing();

const { values: given } = parseArgs({ options: { locale: { type: 'string' } } });
/** The language of the pages: a folder of content/src, or xx, the pseudo-locale. */
const language = given.locale === undefined ? {} : { PORCHLIGHT_LOCALE: given.locale };

// One address to open: Vite serves the pages with hot reload and passes on what the API server behind it answers.
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const children = [
  launch([findNode(), ...findEnvironmentFile(), '--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    PORT: String(apiPort),
    HOST: 'localhost',
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
  }),
  launch([...findTool('@react-router/dev', 'react-router'), 'dev', `${root}web`], {
    PORT: String(port),
    ...language,
    PORCHLIGHT_API: `http://localhost:${apiPort}`,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

await Promise.all([waitForPort(port), waitForPort(apiPort)]);
console.log(`\nOpen http://localhost:${port}\n`);

/** In process groups of their own, so that Ctrl-C reaches each once and through us. */
function launch([program, ...parameters], environment) {
  const child = spawn(program, parameters, {
    cwd: root,
    env: createEnvironment(environment),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', () => stop(1));
  return child;
}

let isStopping = false;
async function stop(exitCode) {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;
  while (!children.every(hasEnded)) await pause(50);
  process.exit(exitCode);
}

async function waitForPort(number) {
  for (;;) {
    const answers = await new Promise((resolve) => {
      const socket = connect(number, 'localhost', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.end());
    });
    if (answers) return;
    await pause(200);
  }
}
