import { milestoneTexts } from '@porchlight/content/milestones.ts';
import type { ReviewRow } from '@porchlight/domain/documents/document-reviews.contract.ts';
import { type ReviewFilter, reviewFilters } from '@porchlight/domain/documents/document-reviews.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { formatRelativeTime } from '@porchlight/domain/notifications/relative-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { type ListAddress, useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { type StaffColumn, StaffTable } from '../staff/staff-table.tsx';
import { DocumentState } from './document-state.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { useReviews } from './reviews.queries.ts';

/** The documents that wait for somebody to look at them, and the one that is open beside them. */
export default function ReviewsPage() {
  const address = useListAddress();
  const mayWork = useMay('agent');
  const page = useReviews(address, readState(address));
  const rows = page.data?.rows ?? [];
  const place = rows.findIndex(({ id }) => id === address.openId);
  const next = rows[place + 1]?.id;
  return (
    <StaffPage
      title="Documents"
      intro="What buyers handed in for a milestone, oldest first. What else they keep is theirs alone."
    >
      <StaffSplit
        address={address}
        list={
          <StaffTable
            name="documents"
            caption="Documents to review"
            columns={columns}
            page={page}
            address={address}
            readId={({ id }) => id}
            opens={mayWork}
            searchLabel="Buyer’s name or e-mail"
            filters={filters}
            pageNames={['Older', 'Newer']}
            empty={<p>No document waits to be looked at.</p>}
          />
        }
        detail={(id) => <ReviewDetail key={id} id={id} address={address} next={next} />}
      />
    </StaffPage>
  );
}

function readState(address: ListAddress): ReviewFilter {
  return reviewFilters.find((state) => state === address.value('state')) ?? 'waiting';
}

const columns: readonly StaffColumn<ReviewRow>[] = [
  { id: 'paper', label: 'Document', show: ({ paper }) => paper },
  { id: 'buyer', label: 'Buyer', show: ({ buyer }) => buyer.name },
  { id: 'email', label: 'E-mail', isOff: true, show: ({ buyer }) => buyer.email },
  {
    id: 'milestone',
    label: 'Milestone',
    isOff: true,
    show: ({ milestone }) => milestones.find(({ slug }) => slug === milestone)?.title ?? '',
  },
  {
    id: 'since',
    label: 'Handed in',
    show: ({ createdAt }) => <time dateTime={createdAt}>{formatRelativeTime(createdAt, new Date())}</time>,
  },
  {
    id: 'state',
    label: 'Status',
    show: ({ status, state, hasExpired, isReplaced, isReplacement, id }) => (
      <span className="flex flex-wrap gap-1.5">
        <DocumentState
          status={status}
          review={asReview(state, hasExpired)}
          replacedBy={isReplaced ? id : null}
        />
        {isReplacement && <Badge>Handed in again</Badge>}
      </span>
    ),
  },
  {
    id: 'claim',
    label: 'Claimed by',
    show: ({ claim }) => (claim === null ? 'Nobody' : claim.mine ? 'You' : claim.by),
  },
];

const asReview = (state: ReviewRow['state'], hasExpired: boolean) => ({
  state,
  hasExpired,
  reason: null,
  words: null,
  reviewedAt: null,
  expiresOn: null,
});

const papers = milestoneTexts.flatMap(({ dueDocuments }) => dueDocuments);

const filters = [
  {
    name: 'state',
    label: 'Status',
    all: 'Waiting',
    options: [
      ['accepted', 'Accepted'],
      ['needs-attention', 'Sent back'],
      ['expired', 'Too old'],
      ['all', 'All'],
    ],
  },
  {
    name: 'milestone',
    label: 'Milestone',
    all: 'Any',
    options: milestoneTexts
      .filter(({ dueDocuments }) => dueDocuments.length > 0)
      .map(({ slug }) => [slug, milestones.find((known) => known.slug === slug)?.title ?? slug] as const),
  },
  {
    name: 'paper',
    label: 'Document',
    all: 'Any',
    options: papers.map(({ key, title }) => [key, title] as const),
  },
  {
    name: 'claimed',
    label: 'Claimed by',
    all: 'Anybody or nobody',
    options: [
      ['me', 'Me'],
      ['nobody', 'Nobody'],
      ['somebody', 'Somebody'],
    ],
  },
] as const;
