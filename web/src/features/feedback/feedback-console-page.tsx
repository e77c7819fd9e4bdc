import { RATING } from '@porchlight/domain/feedback/feedback.ts';
import type { FeedbackEntry } from '@porchlight/domain/feedback/feedback-console.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from '../../platform/staff-api.ts';
import { useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { When } from '../staff/when.tsx';
import { FeedbackFigures } from './feedback-figures.tsx';

const ratings = Array.from({ length: RATING.highest }, (_, index) => String(RATING.lowest + index));

/** How milestones were rated, and what buyers wrote. */
export default function FeedbackConsolePage() {
  const address = useListAddress();
  const mayWork = useMay('agent');
  const milestone = milestones.find(({ id }) => String(id) === address.value('milestone'))?.id;
  const rating = ratings.find((known) => known === address.value('rating'));
  const filter = {
    ...(milestone === undefined ? {} : { milestone }),
    ...(rating === undefined ? {} : { rating: Number(rating) }),
    ...(address.value('commented') === 'yes' ? { commented: 'yes' as const } : {}),
    ...(address.search === '' ? {} : { search: address.search }),
  };
  const page = useQuery(
    staffApi.feedbackConsole.entries.queryOptions({
      input: { ...filter, cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return (
    <StaffPage
      title="Feedback"
      intro="What buyers said when a milestone was done, from 1 (poor) to 5 (excellent)."
    >
      <FeedbackFigures />
      <h2 className="text-2xl">What buyers wrote</h2>
      <StaffTable
        name="feedback"
        caption="Feedback, newest first"
        columns={mayWork ? [...columns, writer] : columns}
        page={page}
        address={address}
        readId={(row) => row.id}
        searchLabel={mayWork ? 'Words, name or e-mail' : 'Words'}
        filters={[
          {
            name: 'milestone',
            label: 'Milestone',
            all: 'Every milestone',
            options: milestones.map(({ id, title }) => [String(id), title]),
          },
          {
            name: 'rating',
            label: 'Rating',
            all: 'Every rating',
            options: ratings.map((known) => [known, known]),
          },
          { name: 'commented', label: 'Words', all: 'With and without', options: [['yes', 'With words']] },
        ]}
        csv={mayWork ? `/api/staff/feedback/entries.csv?${query}` : undefined}
        empty="Nobody has given feedback yet."
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<FeedbackEntry>[] = [
  {
    id: 'milestone',
    label: 'Milestone',
    show: (row) => milestones.find(({ id }) => id === row.milestoneId)?.title,
  },
  { id: 'rating', label: 'Rating', show: (row) => row.rating, isAmount: true },
  {
    id: 'comment',
    label: 'Comment',
    show: (row) => <span className="whitespace-pre-line">{row.comment || '–'}</span>,
  },
  { id: 'date', label: 'Date', show: (row) => <When at={row.createdAt} /> },
];

const writer: StaffColumn<FeedbackEntry> = {
  id: 'writer',
  label: 'Written by',
  show: ({ writtenBy }) =>
    writtenBy && (
      <>
        {writtenBy.name}
        <span className="wrap-anywhere block text-ink-soft">{writtenBy.email}</span>
      </>
    ),
};
