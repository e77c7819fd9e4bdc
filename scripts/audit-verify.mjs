// Says whether the event log is as it was written: see server/src/audit-verify.ts.
import { installMissing } from './install.mjs';
import { findEnvironmentFile, findNode, run } from './project.mjs';

await installMissing();
const { code } = await run(
  [findNode(), ...findEnvironmentFile(), 'server/src/audit-verify.ts', ...process.argv.slice(2)],
  { show: true },
);
process.exitCode = code;
