import * as texts from '@porchlight/content/en/leads.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import { StaffSplit } from '../../../console-kit/staff-split.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LeadDetailPanel } from './lead-detail-panel.tsx';
import { LeadList } from './lead-list.tsx';

/** Everyone who wrote, asked for the newsletter or finished the guide, and how far the operator has come with them. */
export default function LeadsInboxPage() {
  const address = useListAddress();
  const mayImport = useMay('decide');
  useDefaultFilter(
    address.set,
    address.isNarrowed || address.cursor !== undefined || address.openId !== undefined,
  );
  return (
    <StaffPage
      title={texts.leads}
      intro={texts.leadsLead}
      action={mayImport && <ButtonLink to={staffPaths.importLeads}>{texts.importAFile}</ButtonLink>}
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
