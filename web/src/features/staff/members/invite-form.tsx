import * as texts from '@porchlight/content/en/staff.ts';
import { type StaffRole, staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { roleWords } from './role-words.ts';

const nobody = { name: '', email: '', role: 'agent' as StaffRole, closesJourney: false };

/** Makes someone a member; an email leads them in. */
export function InviteMemberForm({ onInvited }: { onInvited: (member: MemberRow) => void }) {
  const [typed, setTyped] = useState(nobody);
  const queryClient = useQueryClient();
  const invite = useMutation(staffApi.members.invite.mutationOptions());
  const { withProof, question } = useReauthentication();
  const { send, busy, errorOf, problem } = useSend(
    async () => {
      const member = await withProof(() => invite.mutateAsync(typed));
      await queryClient.invalidateQueries({ queryKey: staffApi.members.key() });
      showSuccess({
        title: texts.isInvited(member.name),
        description: texts.aLetterWay(member.email),
      });
      onInvited(member);
    },
    ['name', 'email', 'closesJourney'],
    'invite-',
  );
  const journey = errorOf('closesJourney');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <>
      {question}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-2xl">{texts.inviteAMember}</h2>
        <TextField
          id="invite-name"
          label={texts.name}
          autoComplete="off"
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          error={errorOf('name')}
        />
        <TextField
          id="invite-email"
          label={texts.workEMail}
          hint={texts.ifTheyHaveAccountHere}
          type="email"
          autoComplete="off"
          value={typed.email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value, closesJourney: false })}
          error={errorOf('email')}
        />
        <SelectField
          id="invite-role"
          label={texts.role}
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
        {(journey !== undefined || typed.closesJourney) && (
          <div>
            <Problem>{journey}</Problem>
            <Checkbox
              autoFocus
              checked={typed.closesJourney}
              onChange={(event) => setTyped({ ...typed, closesJourney: event.target.checked })}
            >
              {texts.makeAccountMemberCloseJourney}
            </Checkbox>
          </div>
        )}
        <Problem>{problem}</Problem>
        <p>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? texts.inviting : texts.invite}
          </Button>
        </p>
      </form>
    </>
  );
}
