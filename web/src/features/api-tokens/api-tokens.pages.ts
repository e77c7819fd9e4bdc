import { definePages } from '../../pages/define-pages.ts';

export default definePages([
  {
    path: '/staff/tokens',
    file: 'tokens-page.tsx',
    shell: 'staff',
    console: { group: 'operation', place: 6, label: 'tokens', rights: 'manage' },
  },
]);
