// npm run faults [-- --rounds 100]: every call of every storing endpoint fails, and processes are killed so many times.

import { findTool, run } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';

await installMissing();
const at = process.argv.indexOf('--rounds');
const rounds = at === -1 ? 20 : Number(process.argv[at + 1]);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('npm run faults -- --rounds N, with N 1 or more');
  process.exit(2);
}
const rest = process.argv.slice(2).filter((_, place) => at === -1 || (place !== at - 2 && place !== at - 1));
const { code } = await run([...findTool('vitest'), 'run', 'testing/faults', ...rest], {
  show: true,
  environment: { FAULT_ROUNDS: String(rounds), LONG_TESTS: 'too' },
});
process.exitCode = code;
