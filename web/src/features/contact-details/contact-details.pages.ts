import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.contactDetails,
    file: 'contact-details-page.tsx',
    shell: 'portal',
    offline: true,
    needsConnection: 'contactDetails',
  },
]);
