import { definePages } from '../../pages/define-pages.ts';
import { deskPaths } from './desk-paths.ts';

export default definePages([
  {
    path: deskPaths.programs,
    file: 'desk-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 11, label: 'programs', rights: 'read' },
  },
  { path: deskPaths.proposals, file: 'desk-proposals-page.tsx', shell: 'staff' },
  { path: deskPaths.propose, file: 'desk-propose-page.tsx', shell: 'staff' },
  { path: deskPaths.log, file: 'desk-log-page.tsx', shell: 'staff' },
]);
