import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/staff.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import type { AbsenceView } from '@porchlight/domain/staff/absences.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { getCover, useAbsences, useAbsenceWords } from '../../../console-kit/absences.ts';
import { useOwners } from '../../../console-kit/staff.queries.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Absent = { member: MemberView; isOwn?: boolean };

/** When a member is away and who covers: their own, or an admin's view of anyone's. */
export function AbsenceForm({ member, isOwn = false }: Absent) {
  const absences = useAbsences();
  if (absences === undefined) return <Skeleton className="h-72" />;
  const stored = absences.find((absence) => absence.member.id === member.id);
  return (
    <>
      <p className="text-[.9375rem] text-ink-soft">
        {isOwn ? texts.absenceLead : texts.absenceLeadOf(member.name)}
      </p>
      {stored && <p className="font-semibold">{describeAbsence(stored)}</p>}
      {absences
        .filter(({ deputy }) => deputy?.id === member.id)
        .map(({ member: { id, name }, from, until }) => (
          <p key={id}>{texts.coversFor(name, formatDay(from), formatDay(until))}</p>
        ))}
      <AbsenceFields
        // Another absence than the one that the fields began with begins them again.
        key={JSON.stringify(stored)}
        member={member}
        isOwn={isOwn}
        stored={stored}
      />
    </>
  );
}

const formatDay = (day: string) => formatCalendarDate(day, locale);

function describeAbsence(absence: AbsenceView): string {
  const { from, until, isNow } = absence;
  const cover = getCover(absence);
  return isNow
    ? texts.awayNow(formatDay(until), cover)
    : texts.awayLater(formatDay(from), formatDay(until), cover);
}

function AbsenceFields({ member, isOwn, stored }: Absent & { stored: AbsenceView | undefined }) {
  const { id } = member;
  const [typed, setTyped] = useState({
    from: stored?.from ?? '',
    until: stored?.until ?? '',
    deputyId: stored?.deputy?.id ?? '',
  });
  const [isSent, setSent] = useState(false);
  const idStart = useId();
  const owners = useOwners().filter((owner) => owner.id !== id);
  const { describeChoice } = useAbsenceWords();
  const client = useQueryClient();
  const { send, busy, problem, errorOf } = useSend(
    async (change: 'set' | 'remove') => {
      const { set, setOwn, remove, removeOwn } = staffApi.absences;
      const absence = { ...typed, deputyId: typed.deputyId || null };
      if (change === 'set') await (isOwn ? setOwn.call(absence) : set.call({ id, ...absence }));
      else await (isOwn ? removeOwn.call() : remove.call({ id }));
      showSuccess({ title: change === 'set' ? texts.absenceSaved : texts.absenceTakenBack });
      await client.invalidateQueries({ queryKey: staffApi.absences.key() });
    },
    ['from', 'until', 'deputyId'],
    idStart,
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    const missing = (['from', 'until'] as const).find((name) => typed[name] === '');
    if (missing === undefined) void send('set');
    else document.getElementById(`${idStart}${missing}`)?.focus();
  }
  const findError = (name: 'from' | 'until') =>
    isSent && typed[name] === '' ? texts.chooseADay : errorOf(name);
  return (
    <form onSubmit={submit} noValidate aria-label={texts.absence} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={`${idStart}${name}`}
            type="date"
            label={name === 'from' ? texts.firstDayAway : texts.lastDayAway}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            error={findError(name)}
          />
        ))}
      </div>
      <SelectField
        id={`${idStart}deputyId`}
        label={texts.whoCovers}
        value={typed.deputyId}
        onChange={({ target }) => setTyped({ ...typed, deputyId: target.value })}
        error={errorOf('deputyId')}
      >
        <option value="">{texts.noOneCovers}</option>
        {stored?.deputy && !owners.some((owner) => owner.id === stored.deputy?.id) && (
          <option value={stored.deputy.id}>{stored.deputy.name}</option>
        )}
        {owners.map((owner) => (
          <option key={owner.id} value={owner.id}>
            {describeChoice(owner)}
          </option>
        ))}
      </SelectField>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {texts.saveAbsence}
        </Button>
        {stored && (
          <Button size="small" variant="plain" busy={busy} onClick={() => void send('remove')}>
            {texts.takeAbsenceBack}
          </Button>
        )}
      </div>
    </form>
  );
}
