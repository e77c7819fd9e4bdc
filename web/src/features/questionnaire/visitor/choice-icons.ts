import type {
  occupancies,
  propertyTypes,
  timelines,
} from '@porchlight/domain/questionnaire/questionnaire.ts';
import {
  Building,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  House,
  KeyRound,
  type LucideIcon,
  Store,
  TreePine,
  TrendingUp,
} from 'lucide-react';

type Choice = (typeof timelines)[number] | (typeof propertyTypes)[number] | (typeof occupancies)[number];

/** The picture beside each option; its words stand next to it. */
export const choiceIcons: Record<Choice, LucideIcon> = {
  immediately: CalendarCheck,
  '1-2months': CalendarDays,
  '3-6months': CalendarRange,
  '6+months': CalendarClock,
  singleFamily: House,
  townhouse: Store,
  condo: Building,
  multiFamily: Building2,
  primaryResidence: KeyRound,
  secondHome: TreePine,
  investment: TrendingUp,
};
