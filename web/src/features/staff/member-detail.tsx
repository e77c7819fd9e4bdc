import { INVITATION_DAYS } from '@porchlight/domain/staff/member-invitations.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { staffRoles } from '@porchlight/domain/staff/staff-roles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useSend } from '../accounts/use-send.ts';
import { formatMoment } from './format-moment.ts';
import { roleWords } from './role-words.ts';
import { SummaryList } from './staff-split.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** One member: what they may do, and shutting them out. */
export function MemberDetail({ member }: { member: MemberRow | undefined }) {
  if (!member) return <Notice title="There is no such member">They may have deleted their account.</Notice>;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{member.name}</h2>
      <SummaryList
        items={[
          ['E-mail', member.email],
          ['Added', formatMoment(member.addedAt)],
          ['Second step', member.hasSecondStep ? 'Set up' : 'Not yet, so the console is shut'],
          ['Last seen', member.lastSeenAt === null ? 'Not signed in' : formatMoment(member.lastSeenAt)],
          ...(member.suspendedAt === null ? [] : [['Suspended', formatMoment(member.suspendedAt)] as const]),
        ]}
      />
      {member.isInvited && member.suspendedAt === null && <Invitation member={member} />}
      <RoleForm key={member.role} member={member} />
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
  const { withProof, question } = useProof();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => inviteAgain.mutateAsync({ id: member.id }));
    showSuccess({
      title: 'The invitation is on its way again',
      description: `A letter is on its way to ${member.email}.`,
    });
  });
  return (
    <div className="grid gap-3">
      {question}
      <p className="text-[.9375rem] text-ink-soft">
        They have not followed their invitation yet. Its link works for {INVITATION_DAYS} days and once; a new
        one ends those before.
      </p>
      <Problem>{problem}</Problem>
      <p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          Send again
        </Button>
      </p>
    </div>
  );
}

function RoleForm({ member }: { member: MemberRow }) {
  const [role, setRole] = useState(member.role);
  const listAgain = useListAgain();
  const change = useMutation(staffApi.members.setRole.mutationOptions());
  const { withProof, question } = useProof();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => change.mutateAsync({ id: member.id, role }));
    await listAgain();
    showSuccess({ title: `${member.name} is ${role === 'reader' ? 'a' : 'an'} ${role} now` });
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
          label="Role"
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
            Change the role
          </Button>
        </p>
      </form>
    </>
  );
}

function Suspension({ member }: { member: MemberRow }) {
  const [isAsked, setAsked] = useState(false);
  const explanation = useId();
  const suspending = useRef<HTMLButtonElement>(null);
  const keeping = useRef<HTMLButtonElement>(null);
  useKeptFocus(isAsked, () => (isAsked ? keeping : suspending).current);
  const listAgain = useListAgain();
  const suspend = useMutation(staffApi.members.suspend.mutationOptions());
  const restore = useMutation(staffApi.members.restore.mutationOptions());
  const isSuspended = member.suspendedAt !== null;
  const { withProof, question } = useProof();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => (isSuspended ? restore : suspend).mutateAsync({ id: member.id }));
    await listAgain();
    showSuccess({ title: isSuspended ? `${member.name} is back in` : `${member.name} is shut out` });
  });
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      {question}
      <p id={explanation} className="text-[.9375rem] text-ink-soft">
        {isSuspended
          ? 'They cannot open the console, nor act as a buyer. What they did stays in the audit log.'
          : 'Suspending ends their sessions at once. What they did stays, and they can be let back in.'}
      </p>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        {isSuspended && (
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            Let them back in
          </Button>
        )}
        {!isSuspended && !isAsked && (
          <Button ref={suspending} size="small" onClick={() => setAsked(true)}>
            Suspend…
          </Button>
        )}
        {!isSuspended && isAsked && (
          <>
            <Button variant="danger" size="small" busy={busy} onClick={() => void send(undefined)}>
              Suspend {member.name}
            </Button>
            <Button
              ref={keeping}
              variant="plain"
              size="small"
              aria-describedby={explanation}
              onClick={() => setAsked(false)}
            >
              Keep them in
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
