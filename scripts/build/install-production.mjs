import { installMissing } from '../setup/install.mjs';
import { removeUnneeded } from '../setup/remove-unneeded.mjs';
import { createSteps } from '../steps.mjs';
import { buildStale, isBuilt } from './build.mjs';

// Leaves what the built product needs to run.

const optional = !process.argv.includes('--without-optional');
const steps = createSteps({ total: 3 });
await installMissing({ steps, purpose: isBuilt() ? 'run' : 'build', sayIfDone: true });
await buildStale({ steps, sayIfDone: true });
const step = steps.begin('Removing what is not needed to run');
const { kept, removed } = removeUnneeded({ optional });
step.end(`${removed} packages removed, ${kept} kept`);
