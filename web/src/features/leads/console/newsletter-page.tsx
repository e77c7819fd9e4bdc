import * as texts from '@porchlight/content/en/leads.ts';
import type { NewsletterSubscriber } from '@porchlight/domain/leads/newsletter.contract.ts';
import { type NewsletterStatus, newsletterStatuses } from '@porchlight/domain/leads/newsletter.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Who asked for the newsletter, with the proof of each consent. */
export default function NewsletterPage() {
  const address = useListAddress();
  const mayExport = useMay(['addresses', 'export']);
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
      title={texts.newsletter}
      intro={
        counts
          ? texts.newsletterCounts(counts.confirmed, counts.waiting, counts.unsubscribed)
          : texts.newsletterLead
      }
    >
      <StaffTable
        name="newsletter"
        caption={texts.newsletterCaption}
        columns={columns}
        page={page}
        address={address}
        readId={(row) => row.email}
        searchLabel="E-mail"
        filters={[
          {
            name: 'status',
            label: texts.leadActionsStatus,
            all: texts.everyStatus,
            options: newsletterStatuses.map((status) => [status, statuses[status].text]),
          },
        ]}
        csv={mayExport ? '/api/staff/newsletter/subscribers.csv' : undefined}
        empty={texts.newsletterEmpty}
      />
    </StaffPage>
  );
}

const statuses: Record<NewsletterStatus, { look: 'done' | 'now' | 'plain'; text: string }> = {
  confirmed: { look: 'done', text: texts.confirmed },
  waiting: { look: 'now', text: texts.waiting },
  unsubscribed: { look: 'plain', text: texts.unsubscribed },
};

const columns: readonly StaffColumn<NewsletterSubscriber>[] = [
  { id: 'email', label: 'E-mail', show: (row) => row.email },
  {
    id: 'status',
    label: texts.leadActionsStatus,
    show: ({ status }) => <Badge look={statuses[status].look}>{statuses[status].text}</Badge>,
  },
  { id: 'requested', label: texts.asked, show: (row) => <When at={row.requestedAt} /> },
  { id: 'confirmed', label: texts.confirmed, show: (row) => <When at={row.confirmedAt} /> },
  { id: 'ended', label: texts.unsubscribed, show: (row) => <When at={row.unsubscribedAt} /> },
];
