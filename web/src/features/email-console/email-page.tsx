import * as texts from '@porchlight/content/en/email-console.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { EmailView, MailOverview } from '@porchlight/domain/notifications/email/email.contract.ts';
import { emailKinds } from '@porchlight/domain/notifications/email/email-templates.ts';
import { emailStates } from '@porchlight/domain/notifications/email/failure-reasons.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DetailWaits } from '../../console-kit/detail-waits.tsx';
import { useListAddress } from '../../console-kit/list-address.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../console-kit/staff-rows.tsx';
import { StaffSplit, SummaryList } from '../../console-kit/staff-split.tsx';
import { StaffTable } from '../../console-kit/staff-table.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailDetail } from './email-detail.tsx';
import { describeState, stateWords } from './email-words.ts';
import { SuppressedList } from './suppressed-list.tsx';

const look = 'inline-flex min-h-11 items-center border-b-2 px-3 font-semibold';

const views = [
  { to: '?', label: texts.letters, isSuppressed: false },
  { to: '?view=suppressed', label: texts.suppressedLabel, isSuppressed: true },
];

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
  { id: 'created', label: texts.queued, show: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'tries', label: texts.tries, show: ({ tries }) => tries, isAmount: true },
  { id: 'answer', label: texts.lastAnswer, show: ({ answer }) => answer ?? '', isOff: true },
];

/** How often the figures are read again while emails wait, in milliseconds. */
const WATCHED_EVERY_MS = 5_000;

/** What waits, what is on its way, and what went out in the last day by the hour. */
function MailFigures() {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.mail.overview.queryOptions({
      refetchInterval: ({ state }) =>
        state.data && countWaiting(state.data) + state.data.inFlight > 0 ? WATCHED_EVERY_MS : false,
    }),
  );
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.figuresFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-48" />;
  const { waiting } = data;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <SummaryList
        items={[
          [
            texts.waiting,
            texts.firstUsualBulk(countWaiting(data), waiting.first, waiting.usual, waiting.bulk),
          ],
          [
            texts.dueSince,
            data.oldestDueAt === null ? (
              texts.nothingIsLate
            ) : (
              <When key="oldestDueAt" at={data.oldestDueAt} />
            ),
          ],
          [texts.onTheirWay, formatCount(data.inFlight, locale)],
          [texts.dead, formatCount(data.dead, locale)],
          [texts.suppressedLabel, formatCount(data.suppressed, locale)],
        ]}
      />
      <Hours hours={data.hours} />
    </div>
  );
}

function countWaiting({ waiting }: MailOverview): number {
  return waiting.first + waiting.usual + waiting.bulk;
}

function Hours({ hours }: Pick<MailOverview, 'hours'>) {
  if (hours.length === 0) return <p className="text-ink-soft">{texts.hourlyEmpty}</p>;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {texts.hourlyTotal(hours.reduce((sum, { sent }) => sum + sent, 0))}
      </summary>
      <table className="figure-tabular w-full max-w-sm text-left text-[.9375rem]">
        <caption className="sr-only">{texts.hourlyCaption}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.hourFrom}
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              {texts.sent}
            </th>
            <th scope="col" className="py-2 text-right font-semibold text-ink-soft">
              {texts.dead}
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, sent, dead }) => (
            <tr key={hour} className="border-line border-b">
              <th scope="row" className="py-2 font-normal">
                <When at={hour} />
              </th>
              <td className="py-2 text-right">{formatCount(sent, locale)}</td>
              <td className="py-2 text-right">{formatCount(dead, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** How mail is going: what waits, what died and why, and addresses at which nothing arrives. */
export default function MailPage() {
  const address = useListAddress();
  const isSuppressedShown = address.value('view') === 'suppressed';
  return (
    <StaffPage title={texts.mail} intro={texts.pageLead}>
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
      empty={<p>{texts.emailsEmpty}</p>}
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

/** The two lists of the page, each under an address of its own. */
function MailTabs({ isSuppressedShown }: { isSuppressedShown: boolean }) {
  return (
    <nav aria-label={texts.listsOfMail} className="flex flex-wrap gap-2 border-line border-b">
      {views.map(({ to, label, isSuppressed }) => {
        const isShown = isSuppressed === isSuppressedShown;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isShown ? 'page' : undefined}
            className={`${look} ${isShown ? 'border-dusk text-ink' : 'border-transparent text-ink-soft hover:text-ink'}`}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
