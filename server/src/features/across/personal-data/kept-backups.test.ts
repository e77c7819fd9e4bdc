import { readFile } from 'node:fs/promises';
import { landing } from '@porchlight/content/en/landing.ts';
import { legalPages } from '@porchlight/content/en/legal.ts';
import { expect, test } from 'vitest';

test('buyers are told how long the backups of the operator’s handbook keep what they deleted', async () => {
  const handbook = await readFile(new URL('../../../../../docs/backups.md', import.meta.url), 'utf8');
  // Behind a new one that is whole: while none succeeds, none is removed.
  const [, minutes] = /--check \$f && find .* -mmin \+(\d+) -delete/.exec(handbook) ?? [];
  const [, kept] = /--keep-days (\d+) \|\|/.exec(handbook) ?? [];
  expect(Number(minutes)).toBe(Number(kept) * 24 * 60);
  // What is older than that goes with the backup of the night after.
  const days = `${Number(kept) + 1} days`;
  const privacy = legalPages.find(({ slug }) => slug === 'privacy');
  const stays = privacy?.sections.find(({ title }) => title === 'What stays after that')?.paragraphs ?? [];
  expect(stays.join(' ')).toContain(days);
  const answer = landing.faq.items.find(({ question }) => question.includes('keep my documents'))?.answer;
  expect(answer).toContain(days);
});
