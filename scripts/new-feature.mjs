// Makes a feature that works: table, endpoints, page, notification, email and tests, entered where features are listed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellName } from './new-feature/feature-names.mjs';
import { writeFeature } from './new-feature/write-feature.mjs';
import { fail, findNode, findTool, root, run } from './project.mjs';
import { installMissing } from './setup/install.mjs';

const MIGRATIONS = join(root, 'server/migrations');

const [name = ''] = process.argv.slice(2);
const names = spellName(name);
if (names === undefined)
  fail('Name the feature in lower case, with hyphens between words: npm run new:feature -- moving-day');
await installMissing();
const { written, changed } = writeFeature(root, names);
const migration = await makeMigration();
await runOrFail([
  ...findTool('@biomejs/biome', 'biome'),
  'check',
  '--write',
  ...written.filter(isFormatted),
  ...changed,
]);
console.log(['Written:', ...written, migration, 'Changed:', ...changed].join('\n  '));

/** The table, with the policy that holds requests to their own rows (decision 0041). */
async function makeMigration() {
  await runOrFail([findNode(), 'scripts/make-migration.mjs', '--name', names.name]);
  const file = readdirSync(MIGRATIONS).find((each) => each.endsWith(`_${names.name}.sql`));
  const path = join(MIGRATIONS, file);
  const table = `"${names.snake}_entries"`;
  const own = '"user_id" = (select porchlight_owner())';
  const policy = [
    `alter table ${table} enable row level security;`,
    `create policy own on ${table} using (${own}) with check (${own});`,
  ];
  writeFileSync(
    path,
    [readFileSync(path, 'utf8').trimEnd(), ...policy].join('\n--> statement-breakpoint\n').concat('\n'),
  );
  return `server/migrations/${file}`;
}

async function runOrFail(command) {
  const { code, output } = await run(command);
  if (code !== 0) fail('The files are written, but not what follows from them.', output);
}

function isFormatted(path) {
  return /\.tsx?$/.test(path);
}
