// Stores the loan limits of a county list: see server/src/import-loan-limits.ts.
import { installMissing } from './install.mjs';
import { findEnvironmentFile, findNode, run } from './project.mjs';

await installMissing();
const { code } = await run(
  [findNode(), ...findEnvironmentFile(), 'server/src/import-loan-limits.ts', ...process.argv.slice(2)],
  { show: true },
);
process.exitCode = code;
