import { createHash } from 'node:crypto';
import { describeContract } from '../../server/src/platform/description/describe-contract.ts';
import type { Description, Operation } from '../../server/src/platform/description/description.ts';
import { dropUnused } from '../../server/src/platform/description/used-components.ts';

/** The part of the interface that a program can call: with an API token, or without anyone signed in. As JSON. */
export async function describeForPrograms(): Promise<string> {
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

/** Tells whether the types were made of this description. */
export function nameDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The two lines that the types begin with: what they were made of, and what they were when they were made. */
export function writeHeader(description: string, types: string): string {
  return [
    `// Made by \`npm run client\`. Description: ${nameDigest(description)}`,
    `// Types: ${nameDigest(types)}`,
    '',
  ].join('\n');
}
