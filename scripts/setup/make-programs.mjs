import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../project.mjs';

/**
 * For the run of the endpoint tests: makes one file of the program that seals PDFs. Hundreds of tests start it, each time in a
 * process of its own, and its 0.7 s of a processor are mostly the loading of its hundred files.
 */
export default async function makePrograms(project) {
  const caches = join(root, 'node_modules/.cache');
  mkdirSync(caches, { recursive: true });
  // Fonts, which the program finds by the names of their packages, are found from there too.
  const folder = mkdtempSync(join(caches, 'porchlight-tests-'));
  const file = join(folder, 'sealing-program.mjs');
  const bundle = await rolldown({
    input: join(root, 'server/src/features/product/signing/sealing/sealing-program.ts'),
    platform: 'node',
    logLevel: 'silent',
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  project.provide('sealingProgram', pathToFileURL(file).href);
  return () => rmSync(folder, { recursive: true, force: true });
}
