import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.plan,
    file: 'plan-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: { group: 'purchase', place: 2, label: 'plan', icon: 'list', inBar: true },
  },
  { path: paths.welcome, file: 'first-visit/first-visit-page.tsx', shell: 'signed-in' },
]);
