import { letterStates } from '@porchlight/domain/mail/death-causes.ts';
import { letterKinds } from '@porchlight/domain/mail/letter-names.ts';
import type { LetterView } from '@porchlight/domain/mail/mail.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { DetailWaits } from '../staff/detail-waits.tsx';
import { formatMoment } from '../staff/format-moment.ts';
import { useListAddress } from '../staff/list-address.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { LetterDetail } from './letter-detail.tsx';
import { describeState, stateWords } from './letter-words.ts';
import { MailFigures } from './mail-figures.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { SuppressedList } from './suppressed-list.tsx';

const columns: readonly StaffColumn<LetterView>[] = [
  { id: 'email', label: 'To', show: ({ email }) => email },
  { id: 'letter', label: 'Letter', show: ({ template }) => letterKinds[template].title },
  {
    id: 'state',
    label: 'State',
    show: (letter) => (
      <Badge look={letter.state === 'dead' ? 'wrong' : letter.state === 'sent' ? 'done' : 'plain'}>
        {describeState(letter)}
      </Badge>
    ),
  },
  { id: 'created', label: 'Queued', show: ({ createdAt }) => formatMoment(createdAt) },
  { id: 'tries', label: 'Tries', show: ({ tries }) => tries, isAmount: true },
  { id: 'answer', label: 'Last answer', show: ({ answer }) => answer ?? '', isOff: true },
];

/** How mail is going: what waits, what died and why, and addresses at which nothing arrives. */
export default function MailPage() {
  const address = useListAddress();
  const isSuppressedShown = address.value('view') === 'suppressed';
  return (
    <StaffPage
      title="Mail"
      intro="What letters say is sealed until they are sent and gone afterwards, so it is not shown here."
    >
      <MailFigures />
      <MailTabs isSuppressedShown={isSuppressedShown} />
      {isSuppressedShown ? <SuppressedList /> : <Letters />}
    </StaffPage>
  );
}

function Letters() {
  const address = useListAddress();
  const page = useQuery(
    staffApi.mail.letters.queryOptions({
      input: {
        search: address.search || undefined,
        cursor: address.cursor,
        state: letterStates.find((state) => state === address.value('state')),
      },
      placeholderData: keepPreviousData,
    }),
  );
  const list = (
    <StaffTable
      name="letters"
      caption="Letters, newest first"
      columns={columns}
      page={page}
      address={address}
      readId={({ id }) => id}
      opens
      searchLabel="Search by the beginning of an address"
      filters={[
        {
          name: 'state',
          label: 'State',
          all: 'Every state',
          options: letterStates.map((state) => [state, stateWords[state]]),
        },
      ]}
      empty={<p>No letters in the last 90 days.</p>}
    />
  );
  return (
    <StaffSplit
      address={address}
      list={list}
      detail={(id) =>
        page.data === undefined ? (
          <DetailWaits page={page} />
        ) : (
          <LetterDetail letter={page.data.rows.find((row) => row.id === id)} />
        )
      }
    />
  );
}
