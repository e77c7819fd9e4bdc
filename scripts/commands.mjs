/**
 * What `npm run` offers, by its name in package.json. `does` is its first line of help; `takes` what may follow `--`, each with what it
 * means. What carries it out is a `script` beside this file; or a `program` of the project for its own Node: with `settings` it reads
 * .env, with `paths` what follows are paths from where npm was called, with `built` pages and server are built before.
 */
export const commands = {
  help: { does: 'Lists what there is.' },
  start: {
    does: 'Installs and builds what is missing, starts the database and serves on PORT (3000).',
    takes: [['--demo', 'with people half-way through, in a data folder of their own']],
    script: './start.mjs',
  },
  demo: {
    does: 'Starts with two who buy together, half-way through, their agent and a member of staff, and prints their passwords.',
    script: './start.mjs',
    parameters: ['--demo'],
  },
  dev: {
    does: 'Starts with hot reload, for work on the sources.',
    takes: [['--locale NAME', 'pages in the language of content/src/NAME; xx for the pseudo-locale']],
    script: './dev.mjs',
  },
  test: {
    does: 'Runs every check and test; installs a Chromium and an nginx where it can.',
    script: './test.mjs',
  },
  'test:one': {
    does: 'Runs the tests of a file or a folder on the right Node: unit and endpoint tests, or browser tests of e2e/.',
    takes: [
      [
        'PATH',
        'server/src/config.test.ts, domain/src/loans, e2e/visitor/tools.spec.ts or e2e/visitor/tools.spec.ts:99',
      ],
      ['...', 'more for Vitest or Playwright, such as -t NAME or --workers=2'],
    ],
    script: './testing/test-one.mjs',
  },
  'test:long': {
    does: 'Runs the tests that take minutes by their nature, such as of killed and of several processes.',
    takes: [['--if-due', 'only where what they cover has changed within a day, or on a Sunday (UTC)']],
    script: './testing/test-long.mjs',
  },
  check: {
    does: 'Checks format, lint, types, imports, dead code, migrations, names and packages.',
    script: './check.mjs',
  },
  e2e: {
    does: 'Builds what is stale and runs the browser tests.',
    takes: [['...', 'for Playwright: a file, --workers=2, --headed']],
    script: './testing/e2e.mjs',
  },
  build: {
    does: 'Builds the pages (web/build) and the server (server/build).',
    script: './build/build.mjs',
  },
  'install:production': {
    does: 'Installs and builds what is missing, then removes every package that is not needed to run.',
    takes: [
      [
        '--without-optional',
        'without the Node and the PostgreSQL of the project, for a machine that has its own',
      ],
    ],
    script: './build/install-production.mjs',
  },
  client: {
    does: 'Writes the types of clients/typescript from the description of the interface.',
    program: 'scripts/build/generate-client.ts',
  },
  'db:migration': {
    does: 'Writes the migration of what changed in the table files.',
    takes: [
      ['--name NAME', 'what its file is called'],
      ['--custom', 'an empty one, for what the tables do not say'],
    ],
    script: './make-migration.mjs',
  },
  'data:loan-limits': {
    does: 'Stores a list of loan limits by county; the server may run.',
    takes: [
      ['FILE', "FHFA's list, saved as CSV"],
      ['--year YEAR', 'where the file does not tell'],
    ],
    program: 'server/src/import-loan-limits.ts',
    settings: true,
  },
  'data:fha-limits': {
    does: 'Stores a list of FHA loan limits by county; the server may run.',
    takes: [
      ['FILE', "HUD's list, as it is published"],
      ['--year YEAR', 'where the file does not tell'],
      ['--incomplete', 'where counties may be missing'],
    ],
    program: 'server/src/imports/fha-limits.ts',
    settings: true,
  },
  'data:income-limits': {
    does: 'Stores a list of median incomes and income limits by county; the server may run.',
    takes: [
      ['FILE', "HUD's Section 8 income limits, saved as CSV"],
      ['--year YEAR', 'to refuse a list of another year'],
      ['--incomplete', 'where counties may be missing'],
    ],
    program: 'server/src/imports/income-limits.ts',
    settings: true,
  },
  'data:house-prices': {
    does: "Stores FHFA's house price index by metro and state; the server may run.",
    takes: [['FILE', 'hpi_master.csv or hpi_master.json, as they are published']],
    program: 'server/src/imports/house-prices.ts',
    settings: true,
    paths: true,
  },
  'data:rates': {
    does: "Stores the newest week of Freddie Mac's mortgage rates; the server may run.",
    takes: [['FILE or ADDRESS', "Freddie Mac's PMMS_history.csv, or FRED's MORTGAGE30US as CSV"]],
    program: 'server/src/imports/weekly-rates.ts',
    settings: true,
    paths: true,
  },
  'data:programs': {
    does: 'Stores a file of homebuyer programs, whole or not at all; the server may run.',
    takes: [['FILE', 'programs in JSON, as the desk of the console exports them']],
    program: 'server/src/import-programs.ts',
    settings: true,
    paths: true,
  },
  'staff:create': {
    does: 'Makes a member of staff and prints the link that sets their password; the first one is an admin.',
    takes: [
      ['EMAIL NAME', 'who it is'],
      ['--role ROLE', 'reader, agent, processor, marketing or admin'],
      [
        '--closes-journey',
        'also where the address has an account with a journey as a buyer: the portal closes for it',
      ],
    ],
    program: 'server/src/staff-create.ts',
    settings: true,
  },
  'staff:recover': {
    does: 'Lets a member of staff back in whose password, phone or passkeys are lost; also the only admin.',
    takes: [
      ['EMAIL', 'whose address'],
      ['--role ROLE', 'reader, agent, processor, marketing or admin'],
    ],
    program: 'server/src/staff-create.ts',
    parameters: ['--recover'],
    settings: true,
  },
  backup: {
    does: 'Writes rows, documents and keys into one encrypted file, while the server runs (docs/backups.md).',
    takes: [
      ['FILE', 'to write to'],
      ['--check FILE', 'reads a backup through instead'],
    ],
    program: 'server/src/backup.ts',
    settings: true,
    paths: true,
  },
  restore: {
    does: 'Puts a backup into an empty installation (docs/backups.md).',
    takes: [
      ['FILE', 'to read'],
      ['--send-emails', 'for a move: emails that waited are sent, and webhooks stay on'],
    ],
    program: 'server/src/restore.ts',
    settings: true,
    paths: true,
  },
  'after-recovery': {
    does: 'Settles a database that was recovered to an earlier point in time, before a server starts on it (docs/backups.md).',
    takes: [['--old-database URL', 'the database before the recovery, to find who was erased since']],
    program: 'server/src/recovery/after-recovery.ts',
    settings: true,
  },
  move: {
    does: 'Moves the installation from its data folder to a database of its own (docs/operating.md).',
    takes: [['--to URL', 'postgresql://user:password@host:5432/database']],
    program: 'server/src/migrate-installation.ts',
    settings: true,
  },
  'audit:verify': {
    does: 'Says whether the event log is as it was written.',
    takes: [['NUMBER:HASH', 'an entry that was noted down earlier, to compare with']],
    program: 'server/src/audit-verify.ts',
    settings: true,
  },
  'signing:rotate': {
    does: 'Gives the installation a new key for signing; stop the server first.',
    program: 'scripts/rotate-signing-key.ts',
    settings: true,
  },
  bench: {
    does: 'Measures speed and memory; says which programs are missing for what.',
    takes: [
      ['PART...', 'serving, signing, readings (all three where none is named), load, growth'],
      ['lists, rounds, capacity, digests', 'a part of growth by itself'],
      ['NUMBER', 'seconds of load, 300; or buyers of growth, 100000'],
    ],
    program: 'bench/run.ts',
    built: true,
  },
  'bench:web': {
    does: 'Measures the pages with Lighthouse.',
    takes: [
      ['ROUNDS', 'how many; 9'],
      ['offers', 'how soon a log of a thousand offers is on the screen instead'],
    ],
    program: 'bench/web.ts',
    built: true,
  },
  'launch-check': {
    does: 'Lists what still stands between this installation and its public: samples, placeholders, leftovers of the name, settings.',
    program: 'scripts/checks/launch-check.ts',
    settings: true,
  },
};
