import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures.ts';

const built = fileURLToPath(new URL('../web/build/client', import.meta.url));

test('every built page is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(50);
  const findings: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(readFileSync(join(built, page), 'utf8'));
    for (const { messages } of results) {
      findings.push(...messages.map(({ line, message }) => `${page}:${line} ${message}`));
    }
  }
  expect(findings).toEqual([]);
});
