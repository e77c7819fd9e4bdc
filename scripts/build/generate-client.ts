// Makes the types of clients/typescript from the description of the interface. The generator is installed beside them, when it is needed:
// it brings a TypeScript of its own, which nothing else here uses.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeForPrograms, writeHeader } from './client-description.ts';

const folder = fileURLToPath(new URL('../../clients/typescript/', import.meta.url));
const generator = join(folder, 'node_modules/openapi-typescript/bin/cli.js');
if (!existsSync(generator))
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });

const description = await describeForPrograms();
const types = dropAbsent(generate(description));
writeFileSync(join(folder, 'src/schema.ts'), writeHeader(description, types) + types);
console.log(`clients/typescript/src/schema.ts: ${types.split('\n').length + 1} lines`);

function generate(document: string): string {
  const place = mkdtempSync(join(tmpdir(), 'porchlight-client-'));
  try {
    const path = join(place, 'openapi.json');
    writeFileSync(path, document);
    return execFileSync(process.execPath, [generator, path], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The generator lists for each path also the methods that it has not, and for each operation the kinds of parameters. */
function dropAbsent(types: string): string {
  return types.replaceAll(/^ *\w+\?: never;\n/gm, '').replaceAll(/\{\n *\}/g, '{}');
}
