import * as texts from '@porchlight/content/en/accounts.ts';
import {
  BellRing,
  FileSignature,
  FolderDown,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  SlidersHorizontal,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { paths } from '../../../paths.ts';

export type SettingsSection = { path: string; title: string; what: string; Icon: LucideIcon };

/** The pages of the settings in the order shown; the index lists them, and each takes its title from here. */
export const settingsSections = {
  profile: {
    path: paths.profile,
    title: texts.aboutYou,
    what: texts.aboutYouLead,
    Icon: UserRoundCog,
  },
  people: { path: paths.people, title: texts.people, what: texts.buyingWithSomeone, Icon: Users },
  security: {
    path: paths.security,
    title: texts.signingIn,
    what: texts.signingInLead,
    Icon: KeyRound,
  },
  devices: {
    path: paths.devices,
    title: texts.yourDevices,
    what: texts.yourDevicesLead,
    Icon: MonitorSmartphone,
  },
  preferences: {
    path: paths.preferences,
    title: texts.preferences,
    what: texts.preferencesLead,
    Icon: SlidersHorizontal,
  },
  notifications: {
    path: paths.notificationSettings,
    title: texts.notificationsTitle,
    what: texts.notificationsLead,
    Icon: BellRing,
  },
  signing: {
    path: paths.electronicSigning,
    title: texts.electronicSigning,
    what: texts.electronicSigningLead,
    Icon: FileSignature,
  },
  data: {
    path: paths.personalData,
    title: texts.yourData,
    what: texts.yourDataLead,
    Icon: FolderDown,
  },
} as const satisfies Record<string, SettingsSection>;
