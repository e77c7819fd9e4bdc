// Makes a staff member and prints their way in: see server/src/staff-create.ts.
import { installMissing } from './install.mjs';
import { findEnvironmentFile, findNode, run } from './project.mjs';

await installMissing();
const { code } = await run(
  [findNode(), ...findEnvironmentFile(), 'server/src/staff-create.ts', ...process.argv.slice(2)],
  { show: true },
);
process.exitCode = code;
