import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import type { AbsenceView } from '@porchlight/domain/staff/absences.contract.ts';
import { getReturnDay } from '@porchlight/domain/staff/absences.ts';
import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../platform/api/staff-api.ts';
import { useStaff } from './staff.queries.ts';

/** Who is away or will be; undefined until it is known. */
export function useAbsences(): readonly AbsenceView[] | undefined {
  return useQuery(staffApi.absences.list.queryOptions()).data;
}

/** The name of the deputy who covers; null where no one does. */
export function getCover({ deputy, isCovered }: AbsenceView): string | null {
  return isCovered && deputy !== null ? deputy.name : null;
}

/** How a member of staff is named where they may be away. */
export type AbsenceWords = {
  /** As an owner of something: "Ann Agent (away until Jan 8, 2027, Bo Deputy covers)", and to Bo "for Ann Agent, back Jan 9, 2027". */
  describeOwner(owner: MemberView): string;
  /** As someone to choose. */
  describeChoice(member: MemberView): string;
  /** What is said once something is given to one who is away; undefined of all others. */
  describeCover(memberId: string | undefined): string | undefined;
};

export function useAbsenceWords(): AbsenceWords {
  const me = useStaff();
  const absences = useAbsences();
  const find = (id: string | undefined) => absences?.find(({ member, isNow }) => isNow && member.id === id);
  const formatDay = (day: string) => formatCalendarDate(day, locale);
  return {
    describeOwner({ id, name }) {
      const away = find(id);
      if (away === undefined) return name;
      if (away.isCovered && away.deputy?.id === me?.id)
        return texts.coveredFor(name, formatDay(getReturnDay(away)));
      return texts.ownerAway(name, formatDay(away.until), getCover(away));
    },
    describeChoice({ id, name }) {
      const away = find(id);
      return away === undefined ? name : texts.awayUntil(name, formatDay(away.until));
    },
    describeCover(memberId) {
      const away = find(memberId);
      return away && texts.givenToAway(away.member.name, formatDay(away.until), getCover(away));
    },
  };
}

/** The owner in a list; `none` is said of what has none. */
export function OwnerName({ owner, none }: { owner: MemberView | null; none: string }): string {
  const { describeOwner } = useAbsenceWords();
  return owner === null ? none : describeOwner(owner);
}
