import { definePages } from '../pages/define-pages.ts';
import { paths } from '../paths.ts';

export default definePages([
  { path: paths.offline, file: 'offline-page.tsx', shell: 'public', program: 'never', offline: true },
  // Answered with 404, which the browser tests take for a fault (e2e/accounts/accounts.spec.ts looks at it).
  {
    path: '*',
    file: 'not-found-page.tsx',
    shell: 'public',
    addresses: [paths.notFound],
    program: 'drawn',
    screen: false,
  },
]);
