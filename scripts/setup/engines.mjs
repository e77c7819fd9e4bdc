import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What each engine is driven by, the names of it that are looked for, and the Debian packages that hold it. */
export const engines = {
  firefox: { programs: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  // WebKitGTK draws into a window only.
  webkit: { programs: ['WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb'], needsDisplay: true },
};

/** The program that makes a display for a command where there is none. */
const DISPLAY_MAKER = 'xvfb-run';

/**
 * The engines that can be run on a machine, each with its program, and for each other one what it lacks.
 *
 * @param {readonly string[]} names of `engines`
 * @param {{ find?: (program: string) => string | undefined, display?: string | undefined }} machine
 * @returns {{ found: { name: string, program: string }[], missing: string[], displayMaker: string | undefined }}
 */
export function findEngines(names, { find = findProgram, display = process.env.DISPLAY } = {}) {
  const maker = display ? undefined : find(DISPLAY_MAKER);
  const found = [];
  const missing = [];
  for (const name of names) {
    const { programs, packages, needsDisplay = false } = engines[name];
    const program = programs.map(find).find(Boolean);
    if (program !== undefined && (!needsDisplay || display || maker)) found.push({ name, program });
    else missing.push(`${name} is not on this machine. On Debian: apt-get install ${packages.join(' ')}`);
  }
  return {
    found,
    missing,
    displayMaker: found.some(({ name }) => engines[name].needsDisplay) ? maker : undefined,
  };
}

function findProgram(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
