import { isAbsolute, resolve } from 'node:path';
import { installMissing } from './install.mjs';
import { findEnvironmentFile, findNode, run } from './project.mjs';

/** Runs one of the server's programs for backups with what was given to npm. */
export async function runBackupProgram(program) {
  // A path is meant from where npm was called, which need not be where the project is.
  const parameters = process.argv
    .slice(2)
    .map((each) =>
      each.startsWith('-') || isAbsolute(each) ? each : resolve(process.env.INIT_CWD ?? '.', each),
    );
  await runServerProgram(program, parameters);
}

/** Runs one of the server's programs to its end; it may ask at the terminal. */
export async function runServerProgram(program, parameters) {
  await installMissing();
  // The program itself hears of Ctrl-C and clears up; this one waits for it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const { code } = await run([findNode(), ...findEnvironmentFile(), program, ...parameters], {
    show: true,
    ask: true,
  });
  process.exitCode = code;
}
