import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DetailWaits } from './detail-waits.tsx';
import { formatMoment } from './format-moment.ts';
import { InviteForm } from './invite-form.tsx';
import { useListAddress } from './list-address.ts';
import { MemberDetail } from './member-detail.tsx';
import { StaffPage } from './staff-page.tsx';
import { StaffSplit } from './staff-split.tsx';
import { type StaffColumn, StaffTable } from './staff-table.tsx';

const columns: readonly StaffColumn<MemberRow>[] = [
  { id: 'name', label: 'Name', show: ({ name }) => name },
  { id: 'email', label: 'E-mail', show: ({ email }) => email },
  { id: 'role', label: 'Role', show: ({ role }) => role },
  { id: 'standing', label: 'Standing', show: (member) => <Standing member={member} /> },
  {
    id: 'seen',
    label: 'Last seen',
    show: ({ lastSeenAt }) => (lastSeenAt === null ? 'Not signed in' : formatMoment(lastSeenAt)),
  },
  { id: 'added', label: 'Added', show: ({ addedAt }) => formatMoment(addedAt), isOff: true },
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
      title="Members"
      intro="Who may open the console. Every member needs a second step at sign-in, and none can act as a buyer."
      action={
        <ButtonLink to={address.toRow(INVITATION)} variant="primary" size="small">
          Invite a member
        </ButtonLink>
      }
    >
      <StaffSplit
        address={address}
        list={
          <StaffTable
            name="members"
            caption="Staff members, by name"
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens
            empty={<p>There is no member.</p>}
          />
        }
        detail={(id) =>
          id === INVITATION ? (
            <InviteForm onInvited={(member) => void navigate(address.toRow(member.id))} />
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
  if (member.suspendedAt !== null) return <Badge look="wrong">Suspended</Badge>;
  if (!member.hasSecondStep) return <Badge look="now">No second step yet</Badge>;
  return <Badge look="done">Active</Badge>;
}
