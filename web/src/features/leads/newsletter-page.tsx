import type { NewsletterSubscriber } from '@porchlight/domain/leads/newsletter.contract.ts';
import { type NewsletterStatus, newsletterStatuses } from '@porchlight/domain/leads/newsletter.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';

/** Who asked for the newsletter, with the proof of each consent. */
export default function NewsletterPage() {
  const address = useListAddress();
  const mayExport = useMay('agent');
  const { data: counts } = useQuery(staffApi.newsletter.counts.queryOptions());
  const page = useQuery(
    staffApi.newsletter.list.queryOptions({
      input: {
        search: address.search || undefined,
        status: newsletterStatuses.find((known) => known === address.value('status')),
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage
      title="Newsletter"
      intro={
        counts
          ? `${counts.confirmed} confirmed, ${counts.waiting} waiting for their confirmation, ${counts.unsubscribed} unsubscribed. Send to confirmed addresses alone: the export holds no others.`
          : 'Send to confirmed addresses alone: the export holds no others.'
      }
    >
      <StaffTable
        name="newsletter"
        caption="Addresses that asked for the newsletter, newest first"
        columns={columns}
        page={page}
        address={address}
        readId={(row) => row.email}
        searchLabel="E-mail"
        filters={[
          {
            name: 'status',
            label: 'Status',
            all: 'Every status',
            options: newsletterStatuses.map((status) => [status, statuses[status].text]),
          },
        ]}
        csv={mayExport ? '/api/staff/newsletter/subscribers.csv' : undefined}
        empty="Nobody has asked for the newsletter yet."
      />
    </StaffPage>
  );
}

const statuses: Record<NewsletterStatus, { look: 'done' | 'now' | 'plain'; text: string }> = {
  confirmed: { look: 'done', text: 'Confirmed' },
  waiting: { look: 'now', text: 'Waiting' },
  unsubscribed: { look: 'plain', text: 'Unsubscribed' },
};

const columns: readonly StaffColumn<NewsletterSubscriber>[] = [
  { id: 'email', label: 'E-mail', show: (row) => row.email },
  {
    id: 'status',
    label: 'Status',
    show: ({ status }) => <Badge look={statuses[status].look}>{statuses[status].text}</Badge>,
  },
  { id: 'requested', label: 'Asked', show: (row) => <When at={row.requestedAt} /> },
  { id: 'confirmed', label: 'Confirmed', show: (row) => <When at={row.confirmedAt} /> },
  { id: 'ended', label: 'Unsubscribed', show: (row) => <When at={row.unsubscribedAt} /> },
];
