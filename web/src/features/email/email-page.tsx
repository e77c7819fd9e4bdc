import * as texts from '@porchlight/content/en/email.ts';
import type { EmailView } from '@porchlight/domain/notifications/email/email.contract.ts';
import { emailKinds } from '@porchlight/domain/notifications/email/email-templates.ts';
import { emailStates } from '@porchlight/domain/notifications/email/failure-reasons.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DetailWaits } from '../../console-kit/detail-waits.tsx';
import { formatMoment } from '../../console-kit/format-moment.ts';
import { useListAddress } from '../../console-kit/list-address.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailDetail } from './email-detail.tsx';
import { MailFigures } from './email-figures.tsx';
import { MailTabs } from './email-tabs.tsx';
import { describeState, stateWords } from './email-words.ts';
import { SuppressedList } from './suppressed-list.tsx';

const columns: readonly StaffColumn<EmailView>[] = [
  { id: 'email', label: texts.to, show: ({ email }) => email },
  { id: 'email', label: texts.letter, show: ({ template }) => emailKinds[template].title },
  {
    id: 'state',
    label: texts.state,
    show: (email) => (
      <Badge look={email.state === 'dead' ? 'wrong' : email.state === 'sent' ? 'done' : 'plain'}>
        {describeState(email)}
      </Badge>
    ),
  },
  { id: 'created', label: texts.queued, show: ({ createdAt }) => formatMoment(createdAt) },
  { id: 'tries', label: texts.tries, show: ({ tries }) => tries, isAmount: true },
  { id: 'answer', label: texts.lastAnswer, show: ({ answer }) => answer ?? '', isOff: true },
];

/** How mail is going: what waits, what died and why, and addresses at which nothing arrives. */
export default function MailPage() {
  const address = useListAddress();
  const isSuppressedShown = address.value('view') === 'suppressed';
  return (
    <StaffPage title={texts.mail} intro={texts.whatLettersSaySealedUntil}>
      <MailFigures />
      <MailTabs isSuppressedShown={isSuppressedShown} />
      {isSuppressedShown ? <SuppressedList /> : <EmailList />}
    </StaffPage>
  );
}

function EmailList() {
  const address = useListAddress();
  const page = useQuery(
    staffApi.mail.emails.queryOptions({
      input: {
        search: address.search || undefined,
        cursor: address.cursor,
        state: emailStates.find((state) => state === address.value('state')),
      },
      placeholderData: keepPreviousData,
    }),
  );
  const list = (
    <StaffTable
      name="emails"
      caption={texts.lettersNewestFirst}
      columns={columns}
      page={page}
      address={address}
      readId={({ id }) => id}
      opens
      searchLabel={texts.searchBeginningAddress}
      filters={[
        {
          name: 'state',
          label: texts.state,
          all: texts.everyState,
          options: emailStates.map((state) => [state, stateWords[state]]),
        },
      ]}
      empty={<p>{texts.noLettersLastDays}</p>}
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
          <EmailDetail email={page.data.rows.find((row) => row.id === id)} />
        )
      }
    />
  );
}
