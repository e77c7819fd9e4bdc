import { expect, it } from 'vitest';
import { describeFields } from '../../domain/src/owned-home/home-file/described-fields.ts';
import { recordKinds } from '../../domain/src/owned-home/home-record-kinds.ts';

const place = new URL('../../docs/home-file-kinds.json', import.meta.url);

/** `npx vitest run scripts/checks/home-file-doc.test.mjs -u` writes the file again. */
it('docs/home-file-kinds.json has every kind of record with its fields', async () => {
  const kinds = recordKinds.map(({ name, most, onlyId, schema }) => ({
    kind: name,
    ...(onlyId === undefined ? { most } : { onlyId }),
    fields: Object.fromEntries(describeFields(schema).map((field) => [field.name, field.words])),
  }));
  await expect(`${JSON.stringify(kinds, null, 2)}\n`).toMatchFileSnapshot(place.pathname);
});
