import {
  BookOpen,
  Calculator,
  CalendarDays,
  ClipboardList,
  FileCheck,
  FileText,
  Gauge,
  HandCoins,
  House,
  KeyRound,
  type LucideIcon,
  Scale,
  Settings,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react';
import type { RoomIcon } from '../../pages/define-pages.ts';

/** The picture of each room, by the name that its manifest gives. */
export const roomIcons: Readonly<Record<RoomIcon, LucideIcon>> = {
  book: BookOpen,
  calculator: Calculator,
  calendar: CalendarDays,
  check: FileCheck,
  file: FileText,
  gauge: Gauge,
  help: HandCoins,
  house: House,
  key: KeyRound,
  list: ClipboardList,
  people: Users,
  scale: Scale,
  settings: Settings,
  shield: ShieldCheck,
  sun: Sun,
};
