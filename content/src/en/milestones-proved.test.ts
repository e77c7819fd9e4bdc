import { provedTasks } from '@porchlight/domain/milestones/proved-tasks.ts';
import { expect, test } from 'vitest';
import { milestoneTexts } from './milestones.ts';

test('every task that a fact proves is one of its milestone', () => {
  for (const { slug, taskId } of provedTasks) {
    const tasks = milestoneTexts.find((text) => text.slug === slug)?.tasks.map(({ id }) => id);
    expect(tasks, slug).toContain(taskId);
  }
});
