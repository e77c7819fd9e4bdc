// What every `npm run` begins with: its name, then what was given. `--help` says what it does and takes, before anything is installed.
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './commands.mjs';

const [name, ...given] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`There is no command ${name}. npm run help lists them.`);
  process.exitCode = 2;
} else if (given.includes('--help')) console.log(describe(name, command));
else if (name === 'help') console.log(listAll());
else await carryOut(command, [...(command.parameters ?? []), ...given]);

function listAll() {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(([each, { does }]) => `  ${each.padEnd(width)}  ${does}`);
  return ['npm run NAME, or npm run NAME -- --help for what it takes:', ...lines].join('\n');
}

/** What a person reads who asks for help. */
function describe(name, { does, takes = [] }) {
  const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  const width = Math.max(0, ...takes.map(([what]) => what.length));
  return [
    `${call}${takes.length > 0 ? ` -- ${takes.map(([what]) => what).join(' | ')}` : ''}`,
    does,
    ...takes.map(([what, means]) => `  ${what.padEnd(width)}  ${means}`),
  ].join('\n');
}

async function carryOut({ script, ...rest }, parameters) {
  if (script === undefined) return runProgram(rest, parameters);
  const place = new URL(script, import.meta.url);
  process.argv = [process.argv[0], fileURLToPath(place), ...parameters];
  await import(place.href);
}

/** Runs a program of the project to its end; it may ask at the terminal. */
async function runProgram({ program, settings, paths, built }, parameters) {
  const [
    { buildStale },
    { installMissing },
    { findEnvironmentFile, findNode, run, serverFlags },
    { createSteps },
  ] = await Promise.all([
    import('./build/build.mjs'),
    import('./setup/install.mjs'),
    import('./project.mjs'),
    import('./steps.mjs'),
  ]);
  // What the program prints may be meant for a file.
  const steps = createSteps({ output: process.stderr });
  // What runs on an installation needs no more than the server.
  await installMissing({ steps, purpose: settings ? 'run' : 'work' });
  if (built) await buildStale({ steps });
  // The program itself receives Ctrl-C and clears up; this one waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const flags = settings ? [...serverFlags, ...findEnvironmentFile()] : [];
  const given = paths ? toPaths(parameters) : parameters;
  const { code } = await run([findNode(), ...flags, program, ...given], { show: true, ask: true });
  process.exitCode = code;
}

/** Where npm was called need not be where the project is. */
function toPaths(parameters) {
  return parameters.map((given) =>
    /^(-|https?:)/.test(given) || isAbsolute(given) ? given : resolve(process.env.INIT_CWD ?? '.', given),
  );
}
