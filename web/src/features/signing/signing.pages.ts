import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.verify(),
    file: 'verify/verify-page.tsx',
    shell: 'public-data',
    program: 'drawn',
    inSitemap: true,
  },
  { path: paths.electronicSigning, file: 'invitations/electronic-signing-page.tsx', shell: 'signed-in' },
  {
    path: paths.signInvitation,
    file: 'invitations/invitation-page.tsx',
    shell: 'portal',
    screen: `${paths.signInvitation}?token=x`,
  },
]);
