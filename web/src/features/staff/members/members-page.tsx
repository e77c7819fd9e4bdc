import * as texts from '@porchlight/content/en/staff.ts';
import type { MemberRow } from '@porchlight/domain/staff/members.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DetailWaits } from '../../../console-kit/detail-waits.tsx';
import { formatMoment } from '../../../console-kit/format-moment.ts';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { InviteMemberForm } from './invite-form.tsx';
import { MemberDetail } from './member-detail.tsx';

const columns: readonly StaffColumn<MemberRow>[] = [
  { id: 'name', label: texts.name, show: ({ name }) => name },
  { id: 'email', label: 'E-mail', show: ({ email }) => email },
  { id: 'role', label: texts.role, show: ({ role }) => role },
  { id: 'standing', label: texts.standing, show: (member) => <Standing member={member} /> },
  {
    id: 'seen',
    label: texts.lastSeen,
    show: ({ lastSeenAt }) => (lastSeenAt === null ? texts.notSignedIn : formatMoment(lastSeenAt)),
  },
  { id: 'added', label: texts.added, show: ({ addedAt }) => formatMoment(addedAt), isOff: true },
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
      intro={texts.whoMayOpenConsoleEvery}
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
            caption={texts.staffMembersByName}
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens
            empty={<p>{texts.thereIsNoMember}</p>}
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
  if (!member.hasSecondStep) return <Badge look="now">{texts.noSecondStepYet}</Badge>;
  return <Badge look="done">{texts.active}</Badge>;
}
