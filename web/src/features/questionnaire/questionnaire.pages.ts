import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: paths.application,
    file: 'visitor/application-page.tsx',
    shell: 'public-data',
    program: 'answers',
    inSitemap: true,
  },
  {
    path: staffPaths.applications,
    file: 'console/applications-inbox-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 4, label: 'applications', rights: 'read' },
  },
]);
