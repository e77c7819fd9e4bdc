// Makes the types of clients/typescript from the description of the interface; given a path, there instead.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeContract } from '../../server/src/platform/description/describe-contract.ts';
import type { Description, Operation } from '../../server/src/platform/description/description.ts';
import { dropUnused } from '../../server/src/platform/description/used-components.ts';

const client = fileURLToPath(new URL('../../clients/typescript/', import.meta.url));
const [target = join(client, 'src/schema.ts')] = process.argv.slice(2);

const types = dropAbsent(generate(await describeForPrograms()));
writeFileSync(target, types);
console.log(`${target}: ${types.split('\n').length - 1} lines`);

/** The part of the interface that a program can call: with an API token, or without anyone signed in. As JSON. */
async function describeForPrograms(): Promise<string> {
  const description = await describeContract();
  const paths: Description['paths'] = {};
  for (const [path, methods] of Object.entries(description.paths)) {
    const callable = Object.entries(methods).filter(([, operation]) => isForPrograms(operation));
    if (callable.length > 0) paths[path] = Object.fromEntries(callable);
  }
  return JSON.stringify(dropUnused({ ...description, paths }));
}

/** An operation without `security` is for people alone. */
function isForPrograms({ security }: Operation): boolean {
  return security !== undefined && (security.length === 0 || security.some((way) => 'token' in way));
}

function generate(document: string): string {
  const place = mkdtempSync(join(tmpdir(), 'porchlight-client-'));
  const generator = join(client, 'node_modules/openapi-typescript/bin/cli.js');
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
