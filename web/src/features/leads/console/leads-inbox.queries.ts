import { type LeadFilter, leadFilter, leadOrders } from '@porchlight/domain/leads/lead-inbox.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDays } from '../../../console-kit/day-filters.tsx';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';

const names = ['search', 'status', 'source', 'owner', 'phone', 'from', 'until', 'importId'] as const;

/** The filter in a page's address; what is none is left out. */
export function getFilter(address: ListAddress): LeadFilter {
  const entries = names
    .map((name) => [name, address.value(name)] as const)
    .filter(([, value]) => value !== '');
  const whole = leadFilter.safeParse(Object.fromEntries(entries));
  if (whole.success) return whole.data;
  const good = entries.filter(([name, value]) => leadFilter.safeParse({ [name]: value }).success);
  return leadFilter.parse(Object.fromEntries(good));
}

/** The same as the server is asked for it: its days are those of the member's clock. */
export function getLeadQuery(address: ListAddress): LeadFilter {
  return { ...getFilter(address), ...getDays(address) };
}

export function getOrder(address: ListAddress) {
  return leadOrders.find((order) => order === address.value('order'));
}

export function useLeads(address: ListAddress) {
  return useQuery(
    staffApi.leadsInbox.list.queryOptions({
      input: { ...getLeadQuery(address), order: getOrder(address), cursor: address.cursor },
      placeholderData: keepPreviousData,
    }),
  );
}

export function useLeadCount(address: ListAddress) {
  return useQuery(
    staffApi.leadsInbox.count.queryOptions({
      input: getLeadQuery(address),
      placeholderData: keepPreviousData,
    }),
  );
}

/** After a change: every list, count and open lead is read again. */
export function useReadLeadsAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: staffApi.leadsInbox.key() });
}
