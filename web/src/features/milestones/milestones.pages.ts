import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.portal,
    file: 'dashboard/dashboard-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: {
      group: 'purchase',
      place: 1,
      label: 'today',
      icon: 'sun',
      inBar: true,
      around: ['/portal/milestones/', paths.welcome],
    },
  },
  {
    path: '/portal/milestones/:slug',
    file: 'workspace-page.tsx',
    shell: 'signed-in',
    addresses: milestoneSlugs.map((slug) => paths.milestone(slug)),
    offline: true,
    // Has tasks, dates and documents; the first has tasks alone.
    screen: paths.milestone('pre-approval'),
    listSearchTexts: listMilestoneTexts,
  },
]);

function listMilestoneTexts(): SearchText[] {
  return milestoneTexts.map((text) => ({
    kind: 'milestone',
    key: `milestone-${text.slug}`,
    title: milestones.find(({ slug }) => slug === text.slug)?.title ?? text.slug,
    to: paths.milestone(text.slug),
    passages: [
      text.description,
      text.help,
      ...text.tasks.map(({ title, detail }) => `${title}. ${detail}`),
      ...text.documentRequests.map(({ title, why }) => `${title}. ${why}`),
      text.duration,
      text.cost,
    ],
  }));
}
