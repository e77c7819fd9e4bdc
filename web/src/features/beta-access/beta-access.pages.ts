import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: paths.betaRequest,
    file: 'portal/beta-request-page.tsx',
    shell: 'portal',
    offline: true,
    needsConnection: 'betaRequest',
  },
  {
    path: staffPaths.betaRequests,
    file: 'console/beta-requests-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 7, label: 'betaRequests', rights: 'addresses' },
  },
]);
