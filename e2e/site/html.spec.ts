import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ORIGIN_PLACEHOLDER } from '@porchlight/domain/site/site-origin.ts';
import { HtmlValidate } from 'html-validate';
import { pages } from '../../web/src/pages/page-list.ts';
import { expect, test } from '../harness/fixtures.ts';

const built = fileURLToPath(new URL('../../web/build/client', import.meta.url));

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

test('every page of the sitemap has a description and its canonical address', () => {
  const addresses = pages.filter(({ inSitemap }) => inSitemap).flatMap((page) => page.addresses);
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of addresses) {
    const page = readFileSync(join(built, address, 'index.html'), 'utf8');
    const [description, ...others] = page.matchAll(/<meta name="description" content="([^"]*)"/g);
    expect(others, address).toEqual([]);
    expect(description?.[1]?.length, address).toBeGreaterThanOrEqual(50);
    expect(page, address).toContain(`<link rel="canonical" href="${ORIGIN_PLACEHOLDER}${address}"/>`);
  }
});
