import { definePages } from '../../pages/define-pages.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: staffPaths.leads,
    file: 'console/leads-inbox-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 2, label: 'leads', rights: 'read' },
  },
  { path: staffPaths.importLeads, file: 'console/import-leads-page.tsx', shell: 'staff' },
  {
    path: '/staff/newsletter',
    file: 'console/newsletter-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 9, label: 'newsletter', rights: 'addresses' },
  },
]);
