import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.dates,
    file: 'dates-page.tsx',
    shell: 'signed-in',
    offline: true,
    room: { group: 'purchase', place: 5, label: 'dates', icon: 'calendar' },
  },
]);
