import { readFile } from 'node:fs/promises';
import { landing } from '@porchlight/content/en/landing.ts';
import { legalPages } from '@porchlight/content/en/legal.ts';
import { expect, test } from 'vitest';

test('buyers are told how long the backups of the operator’s handbook keep what they deleted', async () => {
  const handbook = await readFile(new URL('../../../../../docs/backups.md', import.meta.url), 'utf8');
  const [, kept] = /-mtime \+(\d+) -delete/.exec(handbook) ?? [];
  // `find` takes a file once it is older than so many whole days.
  const days = `${Number(kept) + 1} days`;
  const privacy = legalPages.find(({ slug }) => slug === 'privacy');
  const stays = privacy?.sections.find(({ title }) => title === 'What stays after that')?.paragraphs ?? [];
  expect(stays.join(' ')).toContain(days);
  const answer = landing.faq.items.find(({ question }) => question.includes('keep my documents'))?.answer;
  expect(answer).toContain(days);
});
