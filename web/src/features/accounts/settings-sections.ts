import {
  BellRing,
  FileSignature,
  FolderDown,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  SlidersHorizontal,
  UserRoundCog,
} from 'lucide-react';
import { paths } from '../../paths.ts';

export type SettingsSection = { path: string; title: string; what: string; Icon: LucideIcon };

/** The pages of the settings in the order shown; the index lists them, and each takes its title from here. */
export const settingsSections = {
  profile: {
    path: paths.profile,
    title: 'About you',
    what: 'Your name, and the e-mail address where our letters go.',
    Icon: UserRoundCog,
  },
  security: {
    path: paths.security,
    title: 'Signing in',
    what: 'Your password, passkeys and codes from an app.',
    Icon: KeyRound,
  },
  devices: {
    path: paths.devices,
    title: 'Your devices',
    what: 'Where you are signed in, and how to sign out there.',
    Icon: MonitorSmartphone,
  },
  preferences: {
    path: paths.preferences,
    title: 'Preferences',
    what: 'Colors and text size in this browser.',
    Icon: SlidersHorizontal,
  },
  notifications: {
    path: paths.notificationSettings,
    title: 'Notifications, letters and calendar',
    what: 'What we tell you, when, and your dates in your calendar.',
    Icon: BellRing,
  },
  signing: {
    path: paths.electronicSigning,
    title: 'Electronic signing',
    what: 'Your consent to sign here, and your saved signature.',
    Icon: FileSignature,
  },
  data: {
    path: paths.personalData,
    title: 'Your data',
    what: 'Download everything, or delete your account.',
    Icon: FolderDown,
  },
} as const satisfies Record<string, SettingsSection>;
