import * as texts from '@porchlight/content/en/personal-data-console.ts';
import { consentPurposeNames } from '@porchlight/domain/accounts/consents.ts';
import type { ErasureView, PersonView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { useRestoredFocus } from '../../../console-kit/use-restored-focus.ts';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** What can be done for the person: consents taken back by agents, download and erasure by admins. */
export function PersonActions({
  person,
  onErased,
  onChanged,
}: {
  person: PersonView;
  onErased: (erasure: ErasureView) => void;
  onChanged: () => void;
}) {
  const isAdmin = useMay('manage');
  const [isErasing, setErasing] = useState(false);
  const { address, hasAccount, isStaff, isBeingErased, deletionDueAt, consents } = person;
  return (
    <section aria-labelledby="person" className="grid gap-4">
      <h2 id="person" className="break-all text-xl">
        {address}
      </h2>
      <p className="text-ink-soft">
        {isStaff ? texts.aStaffMember : hasAccount ? texts.buyerWithAccount : texts.withoutAnAccount}
      </p>
      {deletionDueAt !== null && (
        <Notice title={texts.deletionDueTitle}>
          {sentence(texts.deletionDueLead(<When at={deletionDueAt} />))}
        </Notice>
      )}
      {consents.length > 0 && (
        <ul className="grid">
          {consents.map((consent) => (
            <Consent key={consent.purpose} address={address} consent={consent} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isAdmin && (
        <div className="flex flex-wrap gap-3">
          <DownloadButton address={address} />
          {!isStaff && !isBeingErased && (
            <Button variant="danger" onClick={() => setErasing(true)}>
              {texts.eraseEverything}
            </Button>
          )}
        </div>
      )}
      {isErasing && (
        <EraseDialog
          address={address}
          hasAccount={hasAccount}
          onClose={() => setErasing(false)}
          onErased={(erasure) => {
            setErasing(false);
            onErased(erasure);
          }}
        />
      )}
    </section>
  );
}

/** Asks whether it would be let through before the link is followed: of a refusal the browser shows nothing. */
function DownloadButton({ address }: { address: string }) {
  const { withProof, question } = useReauthentication();
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => staffApi.people.checkExport.call());
    const link = document.createElement('a');
    link.href = `/api/staff/people/export?address=${encodeURIComponent(address)}`;
    link.download = '';
    link.click();
  });
  return (
    <>
      <Button busy={busy} onClick={() => void send(undefined)}>
        <Download aria-hidden="true" className="size-4.5" />
        {texts.downloadEverything}
      </Button>
      <div className="order-last basis-full empty:hidden">
        <Problem>{problem}</Problem>
      </div>
      {question}
    </>
  );
}

function Consent({
  address,
  consent: { purpose, decision, at },
  onChanged,
}: {
  address: string;
  consent: PersonView['consents'][number];
  onChanged: () => void;
}) {
  const withdrawal = useMutation(staffApi.people.withdrawConsent.mutationOptions());
  const line = useRef<HTMLSpanElement>(null);
  useRestoredFocus(decision, () => line.current);
  const { send, busy, problem } = useSend(async () => {
    await withdrawal.mutateAsync({ address, purpose });
    showSuccess({ title: texts.writtenDown, description: texts.consentWithdrawn });
    onChanged();
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
      <span ref={line} tabIndex={-1}>
        <span className="font-semibold">{consentPurposeNames[purpose]}:</span>{' '}
        {decision === 'given' ? texts.agreed : texts.takenBack} <When at={at} />
      </span>
      {decision === 'given' && (
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.withdrawConsentButton}
        </Button>
      )}
      <Problem>{problem}</Problem>
    </li>
  );
}
