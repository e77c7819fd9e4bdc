import { definePages } from '../../pages/define-pages.ts';

export default definePages([
  {
    path: '/staff/feedback',
    file: 'console/feedback-console-page.tsx',
    shell: 'staff',
    console: { group: 'work', place: 10, label: 'feedback', rights: 'read' },
  },
]);
