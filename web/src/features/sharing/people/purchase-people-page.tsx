import { locale } from '@porchlight/content/en/locale.ts';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import * as texts from '@porchlight/content/en/sharing.ts';
import { accessSentences, openedDocument } from '@porchlight/content/en/sharing.ts';
import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { isBuyerRole, type PurchaseRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { AccessView, SharedPersonView } from '@porchlight/domain/sharing/sharing-views.ts';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { hashHighlight, useScrollToHash } from '../../../platform/page/scroll-to-hash.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { messagesPath } from '../../../ui/home/messages-path.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { findCardTitle, SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLeavePurchase, usePurchase } from '../sharing.queries.ts';
import { HelperItem } from './helper-item.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonHead } from './person-head.tsx';
import { PurchaseForm } from './purchase-form.tsx';

/** Runs at build time alone: the page carries what documents are called, and not the workspaces that ask for them. */
export function loader() {
  return {
    documentKinds: milestoneTexts.flatMap(({ documentRequests }) =>
      documentRequests.map(({ key, title }) => ({ key, title })),
    ),
  };
}

const SHOWN = 100;

/** Each time that a helper opened something, newest first. */
function AccessList({ accesses }: { accesses: readonly AccessView[] }) {
  return (
    <SectionCard id="opened" title={texts.whatWasOpened}>
      {accesses.length === 0 ? (
        <p className="text-ink-soft">{texts.nothingWasOpened}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
        <ul className="grid max-h-96 gap-3 overflow-y-auto" aria-labelledby="opened-title" tabIndex={0}>
          {accesses.map(({ id, name, what, detail, at }) => (
            <li key={id} className="wrap-anywhere grid">
              <span>{detail === null ? accessSentences[what](name) : openedDocument(name, detail)}</span>
              <time dateTime={at} className="figure-tabular text-[.9375rem] text-ink-soft">
                {formatInstant(at, 'medium', { locale })}
              </time>
            </li>
          ))}
        </ul>
      )}
      {accesses.length >= SHOWN && <p className="text-[.9375rem] text-ink-soft">{texts.newestHundred}</p>}
    </SectionCard>
  );
}

/** Who buys, who helps, what each of them sees and what they opened. */
export default function PeoplePage() {
  const { documentKinds } = useLoaderData<typeof loader>();
  const { data: purchase, isError, isFetching, refetch } = usePurchase();
  const [role, setRole] = useState<PurchaseRole>();
  useScrollToHash(purchase !== undefined);
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
        <p className="max-w-[60ch] text-ink-soft">{texts.peopleLead}</p>
        <p>
          <Link to={messagesPath} className="inline-flex min-h-11 items-center text-link underline">
            {texts.messagesLink}
          </Link>
        </p>
      </div>
      {purchase === undefined && isError && (
        <LoadFailed title={texts.pageFailed} busy={isFetching} onRetry={() => void refetch()}>
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

/** The one or two who buy, and an invitation that waits; alone, the way to invite a co-buyer. */
function BuyersPart({ people, onInvite }: { people: readonly SharedPersonView[]; onInvite: () => void }) {
  const buyers = people.filter(({ role }) => isBuyerRole(role));
  return (
    <SectionCard id="buyers" title={texts.whoBuys}>
      <ul className="grid gap-5">
        {buyers.map((person) => (
          <li
            key={person.id}
            id={`person-${person.id}`}
            tabIndex={-1}
            className={`${hashHighlight} grid gap-3`}
          >
            <PersonHead name={person.name} detail={person.email ?? roleTitles[person.role]}>
              {person.isYou && <Badge look="done">{texts.you}</Badge>}
              {person.state === 'invited' ? (
                <Badge look="now">{texts.invited}</Badge>
              ) : (
                !person.isYou && <Badge>{roleTitles[person.role]}</Badge>
              )}
            </PersonHead>
            {person.state === 'invited' && <InvitationActions person={person} cardId="buyers" />}
          </li>
        ))}
      </ul>
      {buyers.length === 1 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">{texts.youBuyAlone}</p>
          <Button size="small" onClick={onInvite}>
            {texts.inviteCoBuyer}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

/** Parts two buyers, after saying what stays with whom; not there for one who buys alone. */
function LeavePart({ people }: { people: readonly SharedPersonView[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const partner = people.find(({ role, state, isYou }) => isBuyerRole(role) && state === 'active' && !isYou);
  const leave = useLeavePurchase();
  const { send, busy, problem } = useSend(async () => {
    await leave.mutateAsync({});
    showSuccess({ title: texts.youLeft, description: texts.youLeftLead });
  });
  if (!partner) return null;
  return (
    <SectionCard id="leave" title={texts.leaveThisPurchase}>
      <p>{texts.leaveLead(partner.name)}</p>
      <p>
        <Button size="small" onClick={() => setIsAsked(true)}>
          {texts.leavePurchase}
        </Button>
      </p>
      {isAsked && (
        <Dialog
          open
          kind="alert"
          onClose={() => setIsAsked(false)}
          findFocusAfter={() => findCardTitle('leave') ?? findCardTitle('buyers')}
          title={texts.leaveQuestion(partner.name)}
          description={
            <ul className="grid list-disc gap-2 pl-5">
              {texts.whatStays(partner.name).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          }
        >
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={() => setIsAsked(false)}>{texts.stay}</Button>
            <Button variant="danger" busy={busy} onClick={() => void send(undefined)}>
              {busy ? texts.leaving : texts.leavePurchase}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </SectionCard>
  );
}
