import * as texts from '@porchlight/content/en/home-buyers.ts';
import type { MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../platform/api/staff-api.ts';
import { OwnerName } from './absences.ts';
import type { ListFilter } from './list-tools.tsx';

/** Who looks after the purchase that a row of a list is of. */
export const purchaseOwnerColumn = {
  id: 'owner',
  label: texts.owner,
  show: ({ owner }: { owner: MemberView | null }) => <OwnerName owner={owner} none={texts.nobody} />,
};

/** By whom the purchase is looked after; colleagues who can be given none now are last. */
export function usePurchaseOwnerFilter(): ListFilter {
  const { data } = useQuery(staffApi.homeBuyers.listOwners.queryOptions());
  const { owners, former } = data ?? { owners: [], former: [] };
  return {
    name: 'owner',
    label: texts.owner,
    all: texts.anyOwner,
    options: [
      ['me', texts.ownerMe],
      ['nobody', texts.nobody],
      ['somebody', texts.somebody],
      ...owners.map(({ id, name }) => [id, name] as const),
      ...former.map(({ id, name }) => [id, texts.formerOwner(name)] as const),
    ],
  };
}
