import * as texts from '@porchlight/content/en/staff.ts';
import { staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import { STAFF_INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useAbsenceWords } from '../../../console-kit/absences.ts';
import { useOwners } from '../../../console-kit/staff.queries.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { useRestoredFocus } from '../../../console-kit/use-restored-focus.ts';
import { When } from '../../../console-kit/when.tsx';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { roleWords } from './role-words.ts';

/** One member: what they may do, when they are away, and shutting them out. */
export function MemberDetail({ member }: { member: MemberRow | undefined }) {
  if (!member) return <Notice title={texts.memberMissingTitle}>{texts.memberMissingLead}</Notice>;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{member.name}</h2>
      <SummaryList
        items={[
          ['E-mail', member.email],
          [texts.added, <When key="addedAt" at={member.addedAt} />],
          [texts.secondStep, member.hasSecondStep ? texts.setUp : texts.secondStepMissing],
          [
            texts.lastSeen,
            member.lastSeenAt === null ? (
              texts.neverSignedIn
            ) : (
              <When key="lastSeenAt" at={member.lastSeenAt} />
            ),
          ],
          ...(member.suspendedAt === null
            ? []
            : [[texts.suspended, <When key="suspendedAt" at={member.suspendedAt} />] as const]),
        ]}
      />
      {member.isInvited && member.suspendedAt === null && <Invitation member={member} />}
      <RoleForm key={member.role} member={member} />
      <section aria-labelledby="absence" className="grid gap-3 border-line border-t pt-4">
        <h3 id="absence" className="text-xl">
          {texts.absence}
        </h3>
        <AbsenceForm key={member.id} member={member} />
      </section>
      <Suspension key={member.suspendedAt} member={member} />
    </>
  );
}

function useListAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: staffApi.members.key() });
}

function Invitation({ member }: { member: MemberRow }) {
  const inviteAgain = useMutation(staffApi.members.inviteAgain.mutationOptions());
  const { withProof, question } = useReauthentication();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => inviteAgain.mutateAsync({ id: member.id }));
    showSuccess({
      title: texts.invitationSentAgain,
      description: texts.aLetterWay(member.email),
    });
  });
  return (
    <div className="grid gap-3">
      {question}
      <p className="text-[.9375rem] text-ink-soft">{texts.invitationPending(STAFF_INVITATION_DAYS)}</p>
      <Problem>{problem}</Problem>
      <p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.sendAgain}
        </Button>
      </p>
    </div>
  );
}

function RoleForm({ member }: { member: MemberRow }) {
  const [role, setRole] = useState(member.role);
  const listAgain = useListAgain();
  const change = useMutation(staffApi.members.setRole.mutationOptions());
  const { withProof, question } = useReauthentication();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => change.mutateAsync({ id: member.id, role }));
    await listAgain();
    showSuccess({
      title: role.startsWith('a') ? texts.isAnNow(member.name, role) : texts.isANow(member.name, role),
    });
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <>
      {question}
      <form onSubmit={submit} className="grid gap-3">
        <SelectField
          label={texts.role}
          value={role}
          onChange={(event) => setRole(staffRoles.find((known) => known === event.target.value) ?? role)}
        >
          {staffRoles.map((known) => (
            <option key={known} value={known}>
              {roleWords[known]}
            </option>
          ))}
        </SelectField>
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" size="small" busy={busy}>
            {texts.changeTheRole}
          </Button>
        </p>
      </form>
    </>
  );
}

/** The choice that moves nothing. */
const STAYS = 'stays';

function Suspension({ member }: { member: MemberRow }) {
  const [isAsked, setAsked] = useState(false);
  const [takesOver, setTakesOver] = useState<string | null>(null);
  const cases = useQuery(
    staffApi.members.listCases.queryOptions({ input: { id: member.id }, enabled: isAsked, staleTime: 0 }),
  );
  const { leads = 0, purchases = 0, questions = 0 } = cases.data ?? {};
  const ownsCases = leads + purchases + questions > 0;
  const owners = useOwners().filter(({ id }) => id !== member.id);
  const { describeChoice, describeCover } = useAbsenceWords();
  const queryClient = useQueryClient();
  const explanation = useId();
  const suspending = useRef<HTMLButtonElement>(null);
  const keeping = useRef<HTMLButtonElement>(null);
  useRestoredFocus(isAsked, () => (isAsked ? keeping : suspending).current);
  const listAgain = useListAgain();
  const suspend = useMutation(staffApi.members.suspend.mutationOptions());
  const restore = useMutation(staffApi.members.restore.mutationOptions());
  const isSuspended = member.suspendedAt !== null;
  const { withProof, question } = useReauthentication();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() =>
      isSuspended
        ? restore.mutateAsync({ id: member.id })
        : suspend.mutateAsync({
            id: member.id,
            ...(ownsCases && takesOver !== STAYS && { newOwnerId: takesOver }),
          }),
    );
    await Promise.all([
      listAgain(),
      ...[staffApi.leadsInbox.key(), staffApi.homeBuyers.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    ]);
    showSuccess({
      title: isSuspended ? texts.isBackIn(member.name) : texts.isShutOut(member.name),
      description: isSuspended || !ownsCases || takesOver === null ? undefined : describeCover(takesOver),
    });
  });
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      {question}
      <p id={explanation} className="text-[.9375rem] text-ink-soft">
        {isSuspended ? texts.suspendedLead : texts.suspendLead}
      </p>
      {isAsked && cases.isPending && <p role="status">{texts.countingCases}</p>}
      {isAsked && cases.isError && <Problem>{parseFailure(cases.error).message}</Problem>}
      {isAsked && ownsCases && (
        <SelectField
          label={texts.whoTakesOver}
          hint={texts.theyOwn(leads, purchases, questions)}
          value={takesOver ?? ''}
          onChange={({ target }) => setTakesOver(target.value || null)}
        >
          <option value="">{texts.takenByNobody}</option>
          {owners.map((owner) => (
            <option key={owner.id} value={owner.id}>
              {describeChoice(owner)}
            </option>
          ))}
          <option value={STAYS}>{texts.stayWithThem(member.name)}</option>
        </SelectField>
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        {isSuspended && (
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            {texts.restoreMember}
          </Button>
        )}
        {!isSuspended && !isAsked && (
          <Button ref={suspending} size="small" onClick={() => setAsked(true)}>
            {texts.suspend}
          </Button>
        )}
        {!isSuspended && isAsked && (
          <>
            <Button
              variant="danger"
              size="small"
              busy={busy || cases.isPending}
              onClick={() => void send(undefined)}
            >
              {texts.memberDetailSuspend(member.name)}
            </Button>
            <Button
              ref={keeping}
              variant="plain"
              size="small"
              aria-describedby={explanation}
              onClick={() => setAsked(false)}
            >
              {texts.keepThemIn}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
