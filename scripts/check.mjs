import { fileURLToPath } from 'node:url';
import { findNode, findTool, root, run } from './project.mjs';
import { installMissing } from './setup/install.mjs';

/** Each check is one or more commands, run one after the other until one fails. The slow ones come first. */
function listChecks() {
  const tsc = findTool('typescript', 'tsc');
  const cruise = [...findTool('dependency-cruiser', 'depcruise'), '--config'];
  return [
    ['dead code', [...findTool('knip'), '--no-progress']],
    [
      'types: web',
      [...findTool('@react-router/dev', 'react-router'), 'typegen', `${root}web`],
      [...tsc, '--project', 'web'],
      [...tsc, '--project', 'web/worker'],
    ],
    ['types: server', [...tsc, '--project', 'server']],
    [
      'import walls',
      [
        ...cruise,
        '.dependency-cruiser.mjs',
        'pdf',
        'domain',
        'content',
        'server',
        'web',
        'testing',
        'e2e',
        'bench',
      ],
      [findNode(), 'scripts/checks/folder-cycles.mjs'],
    ],
    ['schema equals migrations', [findNode(), 'scripts/checks/check-migrations.mjs']],
    ['types: bench, e2e', [...tsc, '--project', '.']],
    ['types: testing', [...tsc, '--project', 'testing']],
    ['types: domain', [...tsc, '--project', 'domain']],
    ['types: pdf', [...tsc, '--project', 'pdf']],
    ['types: content', [...tsc, '--project', 'content']],
    ['format and lint', [...findTool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings']],
    [
      'names and environment',
      [findNode(), 'scripts/checks/source-rules.mjs'],
      [findNode(), 'scripts/checks/exported-names.mjs'],
    ],
    ['documents', [findNode(), 'scripts/checks/doc-rules.mjs']],
    ['oldest browsers', [findNode(), 'scripts/checks/baseline.mjs']],
    ['sentences for readers', [findNode(), 'scripts/checks/reader-sentences.mjs']],
    ['texts of the pages', [findNode(), 'scripts/checks/reader-texts.mjs']],
    ['packages', [findNode(), 'scripts/checks/package-rules.mjs']],
  ];
}

const AT_ONCE = 2;

/** Runs every check, prints a line for each with what it found, counts them and names those that failed. Needs the installed packages. */
export async function runChecks() {
  const waiting = listChecks();
  const counts = { passed: 0, failed: 0, named: [] };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, ...commands] = check;
      const isGood = await runCheck(name, commands);
      counts[isGood ? 'passed' : 'failed'] += 1;
      if (!isGood) counts.named.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

async function runCheck(name, commands) {
  const began = performance.now();
  let failure;
  for (const command of commands) {
    const { code, output } = await run(command);
    if (code === 0) continue;
    failure = output.trimEnd();
    break;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${failure === undefined ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds} s`);
  if (failure !== undefined) console.log(`${failure}\n`);
  return failure === undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installMissing();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
