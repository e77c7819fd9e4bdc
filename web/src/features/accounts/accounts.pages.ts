import { definePages } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  { path: paths.signIn(), file: 'sign-in/sign-in-page.tsx', shell: 'login', program: 'sign-in' },
  { path: paths.signUp(), file: 'sign-in/sign-up-page.tsx', shell: 'login', program: 'form' },
  {
    path: paths.forgotPassword(),
    file: 'passwords/forgot-password-page.tsx',
    shell: 'login',
    program: 'form',
  },
  { path: paths.resetPassword, file: 'passwords/reset-password-page.tsx', shell: 'login' },
  { path: '/login/verify', file: 'sign-in/verify-email-page.tsx', shell: 'login' },
  { path: paths.enterCode(), file: 'second-factor/enter-code-page.tsx', shell: 'login' },
  // Goes on at once to the page that was meant.
  { path: '/login/provider', file: 'sign-in/provider-page.tsx', shell: 'login', screen: false },
  // Asks the server at once about its link, which a screen has not.
  { path: '/login/email-change', file: 'settings/email-change-page.tsx', shell: 'login', screen: false },
  { path: paths.emailCode(), file: 'sign-in/email-code-page.tsx', shell: 'login' },
  { path: paths.checkMail(), file: 'sign-in/check-mail-page.tsx', shell: 'login' },
  {
    path: paths.settings,
    file: 'settings/settings-page.tsx',
    shell: 'signed-in',
    offline: true,
    needsConnection: 'settings',
    room: {
      group: 'more',
      place: 3,
      label: 'settings',
      icon: 'settings',
      around: [`${paths.settings}/`],
    },
  },
  { path: paths.profile, file: 'settings/profile-page.tsx', shell: 'signed-in' },
  { path: paths.security, file: 'settings/security-page.tsx', shell: 'signed-in' },
  { path: paths.devices, file: 'settings/devices-page.tsx', shell: 'signed-in' },
  { path: paths.preferences, file: 'settings/preferences-page.tsx', shell: 'signed-in' },
]);
