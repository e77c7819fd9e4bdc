import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { nameSourcePlaces } from './build/bundle-places.mjs';

// Loaded into the server before anything else (`--import`): the same server in half the time and memory (decision 0040).

// What was made of each file at an earlier start is kept below the system's temporary folder: without types, compiled.
enableCompileCache();

/**
 * The modules of drizzle-orm pass on each other's names (`export *`) in circles, and the engine follows each name through all
 * of them: seconds and 200 MB that its CommonJS edition does not take. Its package.json is so long that reading it again for each
 * of 200 imports takes longer than the modules, so what was found is remembered.
 */
const SLOW_TO_FIND = /^drizzle-orm(\/|$)/;
const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!SLOW_TO_FIND.test(specifier)) return next(specifier, context);
    const known = found.get(specifier) ?? next(specifier, { ...context, conditions: ['node', 'require'] });
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
// The bundle of the server may be what runs, whose line numbers mean nothing.
nameSourcePlaces(fileURLToPath(new URL('../server/build', import.meta.url)));
