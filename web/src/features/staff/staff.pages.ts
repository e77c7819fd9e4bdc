import { definePages } from '../../pages/define-pages.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: staffPaths.overview,
    file: 'overview-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 1, label: 'overview', rights: 'read' },
  },
  {
    path: '/staff/audit',
    file: 'audit-page.tsx',
    shell: 'staff',
    console: { group: 'operation', place: 3, label: 'audit', rights: 'manage' },
  },
  {
    path: '/staff/members',
    file: 'members/members-page.tsx',
    shell: 'staff',
    console: { group: 'operation', place: 2, label: 'members', rights: 'manage' },
    screen: '/staff/members?id=new',
  },
  { path: staffPaths.account, file: 'members/account-page.tsx', shell: 'staff' },
]);
