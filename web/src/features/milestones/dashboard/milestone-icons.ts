import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import {
  BadgeCheck,
  Banknote,
  ClipboardList,
  Compass,
  FilePen,
  FileSearch,
  Handshake,
  KeyRound,
  type LucideIcon,
  MapPinHouse,
  Wrench,
} from 'lucide-react';

/** The picture on each milestone's card. */
export const milestoneIcons: Record<MilestoneSlug, LucideIcon> = {
  interest: Compass,
  'pre-app': ClipboardList,
  'pre-approval': BadgeCheck,
  'home-search': MapPinHouse,
  offer: Handshake,
  'loan-application': FilePen,
  processing: FileSearch,
  ctc: KeyRound,
  funding: Banknote,
  'post-close': Wrench,
};
