import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { type StaffRole, staffRoles } from '@porchlight/domain/staff/staff-roles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useSend } from '../accounts/use-send.ts';
import { roleWords } from './role-words.ts';

const nobody = { name: '', email: '', role: 'agent' as StaffRole };

/** Makes somebody a member; a letter leads them in. */
export function InviteForm({ onInvited }: { onInvited: (member: MemberRow) => void }) {
  const [typed, setTyped] = useState(nobody);
  const queryClient = useQueryClient();
  const invite = useMutation(staffApi.members.invite.mutationOptions());
  const { withProof, question } = useProof();
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      const member = await withProof(() => invite.mutateAsync(typed));
      await queryClient.invalidateQueries({ queryKey: staffApi.members.key() });
      showSuccess({
        title: `${member.name} is invited`,
        description: `A letter is on its way to ${member.email}.`,
      });
      onInvited(member);
    },
    ['name', 'email'],
    'invite-',
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <>
      {question}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-2xl">Invite a member</h2>
        <TextField
          id="invite-name"
          label="Name"
          autoComplete="off"
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          error={errorOf('name')}
        />
        <TextField
          id="invite-email"
          label="Work e-mail"
          hint="An address of their own. One that belongs to a buyer cannot be used."
          type="email"
          autoComplete="off"
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
          error={errorOf('email')}
        />
        <SelectField
          id="invite-role"
          label="Role"
          value={typed.role}
          onChange={(event) =>
            setTyped({ ...typed, role: staffRoles.find((role) => role === event.target.value) ?? 'reader' })
          }
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {roleWords[role]}
            </option>
          ))}
        </SelectField>
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Inviting…' : 'Invite'}
          </Button>
        </p>
      </form>
    </>
  );
}
