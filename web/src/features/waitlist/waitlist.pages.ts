import {
  calculatorFeatures,
  topicFeatures,
  topicsWithCalculator,
} from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { definePages, type Page } from '../../pages/define-pages.ts';

export default definePages([
  ...waitlistPages.map(
    ({ feature, path }): Page => ({ path, id: `waitlist-${feature}`, ...findPage(feature, path) }),
  ),
  {
    path: '/staff/waitlists',
    file: 'console/waitlist-console-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 8, label: 'waitlists', rights: 'read' },
  },
]);

/** A calculator's page is in no list of pages: search engines are led to the calculator's own address. */
function findPage(feature: string, path: string): Pick<Page, 'file' | 'shell' | 'program' | 'inSitemap'> {
  if (path.startsWith('/portal/')) return { file: 'portal/portal-waitlist-page.tsx', shell: 'portal' };
  if (feature in calculatorFeatures) {
    return { file: `visitor/calculators/${feature}-page.tsx`, shell: 'public', program: 'figures' };
  }
  if (topicsWithCalculator.some((one) => one === feature))
    return { file: `visitor/refinance/${feature}-page.tsx`, shell: 'public', inSitemap: true };
  const isTopic = topicFeatures.some((one) => one === feature);
  return {
    file: isTopic ? 'visitor/topic-page.tsx' : 'visitor/waitlist-page.tsx',
    shell: 'public',
    inSitemap: true,
  };
}
