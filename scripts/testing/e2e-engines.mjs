// npm run e2e:engines [-- firefox|webkit]: the core journeys and every screen, in the engines that are on this machine.
import { buildStale } from '../build/build.mjs';
import { fail, findTool, run } from '../project.mjs';
import { engines, findEngines } from '../setup/engines.mjs';
import { installMissing } from '../setup/install.mjs';

const given = process.argv.slice(2);
const named = given.filter((word) => word in engines);
const { found, missing, displayMaker } = findEngines(named.length > 0 ? named : Object.keys(engines));
for (const line of missing) console.error(line);
if (found.length === 0) fail('No other engine was found, so nothing was tested.');
await installMissing();
await buildStale();
const display = displayMaker === undefined ? [] : [displayMaker, '--auto-servernum'];
const rest = given.filter((word) => !(word in engines));
const { code } = await run([...display, ...findTool('@playwright/test', 'playwright'), 'test', ...rest], {
  show: true,
  environment: { E2E_ENGINES: found.map(({ name, program }) => `${name}=${program}`).join(',') },
});
for (const line of missing) console.error(`Not tested: ${line}`);
process.exitCode = code;
