import { definePages } from '../../pages/define-pages.ts';
import { staffPaths } from '../../staff-paths.ts';

export default definePages([
  {
    path: staffPaths.homeBuyers,
    file: 'home-buyers-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 6, label: 'homeBuyers', rights: 'read' },
  },
]);
