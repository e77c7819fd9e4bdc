import { readFile } from 'node:fs/promises';
import { landing } from '@porchlight/content/en/landing.ts';
import { legalPages } from '@porchlight/content/en/legal/legal-pages.ts';
import { expect, test } from 'vitest';

test('buyers read how long the backups of the operator’s handbook keep what they deleted', async () => {
  const handbook = await readFile(new URL('../../../../docs/backups.md', import.meta.url), 'utf8');
  // Behind a new one that is whole: while none succeeds, none is removed.
  const [, minutes] = /--check \$f && find .* -mmin \+(\d+) -delete/.exec(handbook) ?? [];
  const kept = Number(minutes) / (24 * 60);
  // With a full backup each week.
  const [, retained] = /repo1-retention-full=(\d+)/.exec(handbook) ?? [];
  expect(Number(retained) + 7).toBe(kept);
  // What is older than that goes with the backup of the night after.
  const days = `${kept + 1} days`;
  const privacy = legalPages.find(({ slug }) => slug === 'privacy');
  const stays = privacy?.sections.find(({ title }) => title === 'What stays after that')?.paragraphs ?? [];
  expect(stays.join(' ')).toContain(days);
  const answer = landing.faq.items.find(({ question }) => question.includes('keep my documents'))?.answer;
  expect(answer).toContain(days);
});
