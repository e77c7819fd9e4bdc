import type { Description, Operation, Parameter } from './description.ts';

/** Parameters and answers that several operations have alike become components, which the operations refer to. */
export function shareParts(description: Description): void {
  const { parameters = {}, responses = {} } = description.components;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  share(operations.flatMap(listParameters), parameters, 'parameters');
  share(
    operations.flatMap(({ operation }) => listAnswers(operation)),
    responses,
    'responses',
  );
}

/** A part in its place, and what it would be called among the components. */
type Part = { value: object; name: string; replace(by: { $ref: string }): unknown };

function share(parts: Part[], components: Record<string, object>, kind: string): void {
  const alike = Map.groupBy(parts, ({ value }) => JSON.stringify(value));
  for (const same of alike.values()) {
    const [first, second] = same;
    if (!first || !second) continue;
    const name = findFreeName(first.name, components);
    components[name] = first.value;
    for (const { replace } of same) replace({ $ref: `#/components/${kind}/${name}` });
  }
}

function findFreeName(name: string, taken: object): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}${number}`;
    if (!Object.hasOwn(taken, free)) return free;
  }
}

function listParameters({ path, operation }: { path: string; operation: Operation }): Part[] {
  const { parameters = [] } = operation;
  return parameters.flatMap((value, index) => {
    if ('$ref' in value) return [];
    // An id is explained by its place, so the place names it as well.
    const [place = ''] = value.in === 'path' ? path.split(`/{${value.name}}`) : [''];
    const replace = (by: object) => parameters.splice(index, 1, by as Parameter);
    return [{ value, name: writeName(`${place} ${value.name}`), replace }];
  });
}

function listAnswers({ responses }: Operation): Part[] {
  return Object.entries(responses).flatMap(([status, value]) => {
    const { schema } = Object.values(value.content ?? {})[0] ?? {};
    if (!schema) return [];
    const named = schema.$ref?.split('/').at(-1) ?? (schema.contentMediaType ? 'File' : '');
    const replace = (by: object) => Object.assign(responses, { [status]: by });
    return [{ value, name: `${named}Answer`, replace }];
  });
}

function writeName(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
