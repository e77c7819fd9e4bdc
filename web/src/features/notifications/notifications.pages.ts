import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.notifications,
    file: 'notifications-page.tsx',
    shell: 'portal',
    offline: true,
    needsConnection: 'notifications',
  },
  {
    path: paths.notificationSettings,
    file: 'preferences-page.tsx',
    shell: 'signed-in',
    id: 'notifications/preferences-page',
  },
]);
