import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeFields } from '../../domain/src/owned-home/home-file/described-fields.ts';
import { recordKinds } from '../../domain/src/owned-home/home-record-kinds.ts';

const place = new URL('../../docs/home-file.md', import.meta.url);
const MARK = '<!-- The kinds below are written by scripts/checks/home-file-doc.test.mjs. -->\n';

/** `npx vitest run scripts/checks/home-file-doc.test.mjs -u` writes them anew. */
it('docs/home-file.md names every kind of record with its fields', async () => {
  const [introduction = ''] = readFileSync(place, 'utf8').split(MARK);
  const kinds = recordKinds.map(({ name, most, onlyId, schema }) =>
    [
      `### ${name}`,
      onlyId === undefined
        ? `Up to ${most.toLocaleString('en-US')} of a home.`
        : `One of a home, with the id \`${onlyId}\`.`,
      describeFields(schema)
        .map((field) => `- \`${field.name}\`: ${field.words}`)
        .join('\n'),
    ].join('\n\n'),
  );
  await expect(`${introduction}${MARK}\n${kinds.join('\n\n')}\n`).toMatchFileSnapshot(place.pathname);
});
