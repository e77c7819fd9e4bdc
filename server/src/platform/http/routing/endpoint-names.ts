import { contract } from '@porchlight/domain/contract.ts';

/** The name of an endpoint as the contract nests it, such as `documents.upload`. */
export function nameEndpoint(endpoint: object): string {
  return names.get(endpoint) ?? 'unknown';
}

const names = new Map<object, string>(listNames(contract, []));

function* listNames(part: object, path: readonly string[]): Generator<[object, string]> {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null) continue;
    if ('~orpc' in value) yield [value, [...path, key].join('.')];
    else yield* listNames(value, [...path, key]);
  }
}
