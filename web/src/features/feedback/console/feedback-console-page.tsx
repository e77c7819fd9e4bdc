import * as texts from '@porchlight/content/en/feedback.ts';
import { RATING } from '@porchlight/domain/leads/feedback/feedback.ts';
import type { FeedbackEntry } from '@porchlight/domain/leads/feedback/feedback-console.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { FeedbackFigures } from './feedback-figures.tsx';

const ratings = Array.from({ length: RATING.highest }, (_, index) => String(RATING.lowest + index));

/** How milestones were rated, and what buyers wrote. */
export default function FeedbackConsolePage() {
  const address = useListAddress();
  const mayWork = useMay(['addresses', 'export']);
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
    <StaffPage title={texts.feedback} intro={texts.pageLead}>
      <FeedbackFigures />
      <h2 className="text-2xl">{texts.whatBuyersWrote}</h2>
      <StaffTable
        name="feedback"
        caption={texts.feedbackNewestFirst}
        columns={mayWork ? [...columns, writer] : columns}
        page={page}
        address={address}
        readId={(row) => row.id}
        searchLabel={mayWork ? texts.searchLabel : texts.words}
        filters={[
          {
            name: 'milestone',
            label: texts.milestone,
            all: texts.everyMilestone,
            options: milestones.map(({ id, title }) => [String(id), title]),
          },
          {
            name: 'rating',
            label: texts.rating,
            all: texts.everyRating,
            options: ratings.map((known) => [known, known]),
          },
          {
            name: 'commented',
            label: texts.words,
            all: texts.withAndWithout,
            options: [['yes', texts.withWords]],
          },
        ]}
        csv={mayWork ? `/api/staff/feedback/entries.csv?${query}` : undefined}
        empty={texts.listEmpty}
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<FeedbackEntry>[] = [
  {
    id: 'milestone',
    label: texts.milestone,
    show: (row) => milestones.find(({ id }) => id === row.milestoneId)?.title,
  },
  { id: 'rating', label: texts.rating, show: (row) => row.rating, isAmount: true },
  {
    id: 'comment',
    label: texts.comment,
    show: (row) => <span className="whitespace-pre-line">{row.comment || '–'}</span>,
  },
  { id: 'date', label: texts.date, show: (row) => <When at={row.createdAt} /> },
];

const writer: StaffColumn<FeedbackEntry> = {
  id: 'writer',
  label: texts.writtenBy,
  show: ({ writtenBy }) =>
    writtenBy && (
      <>
        {writtenBy.name}
        <span className="wrap-anywhere block text-ink-soft">{writtenBy.email}</span>
      </>
    ),
};
