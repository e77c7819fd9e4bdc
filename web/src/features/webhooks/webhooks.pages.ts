import { definePages } from '../../pages/define-pages.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: staffPaths.webhooks,
    file: 'webhooks-page.tsx',
    shell: 'staff',
    console: { group: 'operation', place: 5, label: 'webhooks', rights: 'manage' },
  },
]);
