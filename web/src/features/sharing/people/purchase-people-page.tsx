import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import * as texts from '@porchlight/content/en/sharing/people.ts';
import { isBuyerRole, type PurchaseRole } from '@porchlight/domain/purchases/purchases.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePurchase } from '../sharing.queries.ts';
import { AccessList } from './access-list.tsx';
import { BuyersPart } from './buyers-part.tsx';
import { HelperItem } from './helper-item.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeavePart } from './leave-part.tsx';
import { PurchaseForm } from './purchase-form.tsx';

/** Runs at build time alone: the page carries what documents are called, and not the workspaces that ask for them. */
export function loader() {
  return {
    documentKinds: milestoneTexts.flatMap(({ dueDocuments }) =>
      dueDocuments.map(({ key, title }) => ({ key, title })),
    ),
  };
}

/** Who buys, who helps, what each of them sees and what they opened. */
export default function PeoplePage() {
  const { documentKinds } = useLoaderData<typeof loader>();
  const { data: purchase, isError, isFetching, refetch } = usePurchase();
  const [role, setRole] = useState<PurchaseRole>();
  const helpers = purchase?.people.filter(({ role }) => !isBuyerRole(role)) ?? [];
  function inviteCoBuyer() {
    setRole('co-buyer');
    document.getElementById('invite-name')?.focus();
  }
  return (
    <div className="page-width @container grid gap-8 pt-6 pb-10">
      <PageTitle>{texts.people}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.people}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.whoBuysWithYouWhoHelps}</p>
      </div>
      {purchase === undefined && isError && (
        <LoadFailed title={texts.thisPageDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
          {texts.nothingWasChanged}
        </LoadFailed>
      )}
      {purchase === undefined && !isError && (
        <div aria-busy="true" className="grid max-w-2xl gap-8">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-44" />
          <Skeleton className="h-64" />
        </div>
      )}
      {purchase !== undefined && (
        <div className="grid items-start gap-8 @5xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          <div className="grid gap-8">
            <BuyersPart people={purchase.people} onInvite={inviteCoBuyer} />
            <SectionCard id="helpers" title={texts.whoHelps}>
              {helpers.length === 0 ? (
                <p className="text-ink-soft">{texts.nobodyHelps}</p>
              ) : (
                <ul className="grid gap-6 divide-y divide-line [&>li+li]:pt-6">
                  {helpers.map((person) => (
                    <HelperItem key={person.id} person={person} documentKinds={documentKinds} />
                  ))}
                </ul>
              )}
            </SectionCard>
            <InviteForm people={purchase.people} role={role} onRole={setRole} />
          </div>
          <div className="grid gap-8">
            <AccessList accesses={purchase.accesses} />
            <PurchaseForm key={purchase.id} purchase={purchase} />
            <LeavePart people={purchase.people} />
          </div>
        </div>
      )}
    </div>
  );
}
