import {
  BadgeCheck,
  Banknote,
  CalendarDays,
  ClipboardList,
  Compass,
  FileText,
  Gauge,
  Handshake,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  MapPinHouse,
  Percent,
  Settings2,
  Sun,
  Users,
} from 'lucide-react';
import type { RoomIcon } from '../../pages/define-pages.ts';

/** The picture of each room, by the name that its manifest gives; where one fits, of those that the dashboard has anyway. */
export const roomIcons: Readonly<Record<RoomIcon, LucideIcon>> = {
  badge: BadgeCheck,
  banknote: Banknote,
  calendar: CalendarDays,
  compass: Compass,
  file: FileText,
  gauge: Gauge,
  handshake: Handshake,
  house: MapPinHouse,
  key: KeyRound,
  list: ClipboardList,
  lock: LockKeyhole,
  people: Users,
  percent: Percent,
  settings: Settings2,
  sun: Sun,
};
