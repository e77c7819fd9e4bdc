import { consentPurposeNames } from '@porchlight/domain/consents/consents.ts';
import type { ErasureView, PersonView } from '@porchlight/domain/personal-data/people.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useMay } from '../staff/staff.queries.ts';
import { When } from '../staff/when.tsx';
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
  const isAdmin = useMay('admin');
  const [isErasing, setErasing] = useState(false);
  const { address, hasAccount, isStaff, isBeingErased, deletionDueAt, consents } = person;
  return (
    <section aria-labelledby="person" className="grid gap-4">
      <h2 id="person" className="break-all text-xl">
        {address}
      </h2>
      <p className="text-ink-soft">
        {isStaff ? 'A staff member.' : hasAccount ? 'A buyer with an account.' : 'Without an account.'}
      </p>
      {deletionDueAt !== null && (
        <Notice title="The account will be deleted">
          Its owner asked for it. It goes after <When at={deletionDueAt} />, with everything else.
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
        <p className="flex flex-wrap gap-3">
          <DownloadButton address={address} />
          {!isStaff && !isBeingErased && (
            <Button variant="danger" onClick={() => setErasing(true)}>
              Erase everything
            </Button>
          )}
        </p>
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
  const { withProof, question } = useProof();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await withProof(() => staffApi.people.checkExport.call());
      const link = document.createElement('a');
      link.href = `/api/staff/people/export?address=${encodeURIComponent(address)}`;
      link.download = '';
      link.click();
    } catch (error) {
      showFailure({ title: 'Nothing was downloaded', description: readFailure(error).message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button busy={busy} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-4.5" />
        Download everything
      </Button>
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
  const withdraw = () =>
    withdrawal.mutate(
      { address, purpose },
      {
        onSuccess: () => {
          showSuccess({ title: 'Written down', description: 'The consent no longer holds.' });
          onChanged();
        },
        onError: (error) =>
          showFailure({ title: 'Nothing was changed', description: readFailure(error).message }),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
      <span>
        <span className="font-semibold">{consentPurposeNames[purpose]}:</span>{' '}
        {decision === 'given' ? 'agreed' : 'taken back'} <When at={at} />
      </span>
      {decision === 'given' && (
        <Button size="small" busy={withdrawal.isPending} onClick={withdraw}>
          They took it back
        </Button>
      )}
    </li>
  );
}
