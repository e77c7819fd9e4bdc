import { type APIRequestContext, expect } from '@playwright/test';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { milestones } from '../../domain/src/milestones/milestones.ts';
import { PDF } from './fixtures.ts';

/** Settles everything in a milestone, or all but the last task, as the buyer whose cookies `request` carries. */
export async function completeMilestone(
  request: APIRequestContext,
  slug: MilestoneSlug,
  { leaveOpen = 0 } = {},
): Promise<void> {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  for (const { key } of text?.documentRequests ?? []) {
    const path = `/api/documents?${new URLSearchParams({ name: 'paper.pdf', documentRequest: key })}`;
    expect((await request.post(path, { data: PDF })).ok()).toBe(true);
  }
  const tasks = text?.tasks ?? [];
  for (const task of tasks.slice(0, tasks.length - leaveOpen)) {
    const path = `/api/milestones/${slug}/tasks/${task.id}`;
    expect((await request.put(path, { data: { status: 'done' } })).ok()).toBe(true);
  }
}

/** Completes the first `count` milestones, with beta access where they need it. */
export async function completeMilestones(request: APIRequestContext, count: number): Promise<void> {
  if (count > 2) expect((await request.post('/api/beta-access')).ok()).toBe(true);
  for (const { slug } of milestones.slice(0, count)) await completeMilestone(request, slug);
}
