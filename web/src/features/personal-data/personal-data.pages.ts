import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  { path: paths.personalData, file: 'portal/personal-data-page.tsx', shell: 'signed-in' },
  {
    path: '/staff/people',
    file: 'console/people-page.tsx',
    shell: 'staff',
    console: { group: 'operation', place: 1, label: 'people', rights: 'addresses' },
  },
]);
