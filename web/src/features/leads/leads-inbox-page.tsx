import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staffApi } from '../../platform/staff-api.ts';
import { staffPaths } from '../../staff-paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useListAddress } from '../staff/list-address.ts';
import { useMay } from '../staff/staff.queries.ts';
import { StaffPage } from '../staff/staff-page.tsx';
import { StaffSplit } from '../staff/staff-split.tsx';
import { LeadDetailPanel } from './lead-detail-panel.tsx';
import { LeadList } from './lead-list.tsx';

/** Everybody who wrote, asked for the newsletter or finished the guide, and how far the operator has come with them. */
export default function LeadsInboxPage() {
  const address = useListAddress();
  const mayImport = useMay('agent');
  useDefaultFilter(
    address.set,
    address.isNarrowed || address.cursor !== undefined || address.openId !== undefined,
  );
  return (
    <StaffPage
      title="Leads"
      intro="Who wrote to us, asked for the newsletter, finished the guide or came in with a file."
      action={mayImport && <ButtonLink to={staffPaths.importLeads}>Import a file</ButtonLink>}
    >
      <StaffSplit
        address={address}
        list={<LeadList address={address} />}
        detail={(id) => <LeadDetailPanel key={id} id={id} />}
      />
    </StaffPage>
  );
}

/** Opens the list with the member's default filter, once, where the address asks for nothing itself. */
function useDefaultFilter(set: (values: Record<string, string>) => void, isAsked: boolean) {
  const { data } = useQuery(staffApi.leadsInbox.filters.queryOptions());
  const isSettled = useRef(isAsked);
  useEffect(() => {
    if (isSettled.current || data === undefined) return;
    isSettled.current = true;
    const usual = data.filters.find(({ isDefault }) => isDefault);
    if (usual) set({ ...usual.filter });
  }, [data, set]);
}
