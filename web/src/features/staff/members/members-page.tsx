import * as texts from '@porchlight/content/en/staff.ts';
import { type StaffRole, staffRoles } from '@porchlight/domain/kernel/staff-roles.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { DetailWaits } from '../../../console-kit/detail-waits.tsx';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { MemberDetail } from './member-detail.tsx';
import { roleWords } from './role-words.ts';

const nobody = { name: '', email: '', role: 'agent' as StaffRole, closesJourney: false };

const columns: readonly StaffColumn<MemberRow>[] = [
  { id: 'name', label: texts.name, show: ({ name }) => name },
  { id: 'email', label: 'E-mail', show: ({ email }) => email, isLeftOutBeside: true },
  { id: 'role', label: texts.role, show: ({ role }) => role },
  { id: 'standing', label: texts.standing, show: (member) => <Standing member={member} /> },
  {
    id: 'seen',
    label: texts.lastSeen,
    show: ({ lastSeenAt }) => (lastSeenAt === null ? texts.neverSignedIn : <When at={lastSeenAt} />),
  },
  { id: 'added', label: texts.added, show: ({ addedAt }) => <When at={addedAt} />, isOff: true },
];

/** In place of an id, opens the form for a new member. */
const INVITATION = 'new';

/** Who may enter the console, and as what. */
export default function MembersPage() {
  const address = useListAddress();
  const navigate = useNavigate();
  const page = useQuery(staffApi.members.list.queryOptions());
  return (
    <StaffPage
      title={texts.members}
      intro={texts.membersLead}
      action={
        <ButtonLink to={address.toRow(INVITATION)} variant="primary" size="small">
          {texts.inviteAMember}
        </ButtonLink>
      }
    >
      <StaffSplit
        address={address}
        list={
          <StaffTable
            name="members"
            caption={texts.membersCaption}
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens
            empty={<p>{texts.noMembers}</p>}
          />
        }
        detail={(id) =>
          id === INVITATION ? (
            <InviteMemberForm onInvited={(member) => void navigate(address.toRow(member.id))} />
          ) : page.data === undefined ? (
            <DetailWaits page={page} />
          ) : (
            <MemberDetail member={page.data.rows.find((row) => row.id === id)} />
          )
        }
      />
    </StaffPage>
  );
}

export function Standing({ member }: { member: MemberRow }) {
  if (member.suspendedAt !== null) return <Badge look="wrong">{texts.suspended}</Badge>;
  if (!member.hasSecondStep) return <Badge look="now">{texts.noSecondStep}</Badge>;
  return <Badge look="done">{texts.active}</Badge>;
}

/** Makes someone a member; an email leads them in. */
function InviteMemberForm({ onInvited }: { onInvited: (member: MemberRow) => void }) {
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
          hint={texts.workEmailHint}
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
              {texts.closeJourneyLabel}
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
