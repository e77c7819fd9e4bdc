import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fail, findTool, run } from '../project.mjs';
import { installMissing } from '../setup/install.mjs';

/** The generated tests, with as many cases as are asked for; in `npm test` each runs with a few. */
const TESTS = [
  'contract-fuzz',
  'retries',
  'milestone-model',
  'document-model',
  'signing-model',
  'mutated-files',
];

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '40000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    path: { type: 'string' },
    only: { type: 'string' },
    name: { type: 'string' },
  },
});
if (!/^[1-9]\d*$/.test(values.cases)) fail('--cases takes a number: npm run fuzz -- --cases 1000000');
const tests = TESTS.filter((test) => values.only === undefined || test.includes(values.only));
if (tests.length === 0) fail(`--only takes one of ${TESTS.join(', ')}.`);

await installMissing();
console.log(`${values.cases} cases over all endpoints, seed ${values.seed}`);
const { code } = await run(
  [
    ...findTool('vitest'),
    ...['run', ...(values.name === undefined ? [] : ['-t', values.name])],
    ...tests.map((test) => `/${test}.test.ts`),
  ],
  {
    show: true,
    environment: {
      FUZZ_CASES: values.cases,
      FUZZ_SEED: values.seed,
      ...(values.path === undefined ? {} : { FUZZ_PATH: values.path }),
    },
  },
);
if (code !== 0) {
  console.error(`To have the same again: npm run fuzz -- --cases ${values.cases} --seed ${values.seed}`);
  console.error('One test of it, from what it printed: --only FILE --name "TEST" --path PATH');
}
process.exitCode = code;
