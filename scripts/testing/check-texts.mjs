import { buildStale } from '../build/build.mjs';
import { findNpm, run } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';
import { runOnBuiltPages } from './e2e.mjs';

// Pages in the pseudo-locale, and a walk through the screens: each text in plain English stands outside of content/src (decision 0058).
await installMissing();
// The server's own pages first: building them empties the folder in which those of other languages are.
await buildStale();
const environment = { PORCHLIGHT_LOCALE: 'xx', NODE_ENV: 'production' };
const { code } = await run([...findNpm(), 'run', 'build', '--workspace', 'web'], { show: true, environment });
process.exitCode = code === 0 ? await runOnBuiltPages(process.argv.slice(2), environment) : code;
