import { definePages } from '../../pages/define-pages.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: staffPaths.mail,
    file: 'email-page.tsx',
    shell: 'staff',
    console: { group: 'operation', place: 4, label: 'mail', rights: 'addresses' },
  },
]);
