import * as texts from '@porchlight/content/en/personal-data-console.ts';
import type { ErasureView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import {
  type AccountTiming,
  type ErasureReason,
  erasureReasonNames,
  erasureReasons,
} from '@porchlight/domain/accounts/personal-data/person-erasure.ts';
import { normalizeEmail } from '@porchlight/domain/kernel/fields.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { useReauthentication } from '../../accounts/second-factor/use-reauthentication.tsx';

/** Asks why, and for the address once more: what is erased cannot be brought back. */
export function EraseDialog({
  address,
  hasAccount,
  onClose,
  onErased,
}: {
  address: string;
  hasAccount: boolean;
  onClose: () => void;
  onErased: (erasure: ErasureView) => void;
}) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<ErasureReason>('asked-by-letter');
  const [account, setAccount] = useState<AccountTiming>('at-once');
  const [sendsReceipt, setSendsReceipt] = useState(true);
  const [mismatch, setMismatch] = useState<string>();
  const erasure = useMutation(staffApi.people.erase.mutationOptions());
  const { withProof, question } = useReauthentication();
  const { send, busy, problem, errorOf } = useSend(
    async (confirmation: string) =>
      onErased(
        await withProof(() => erasure.mutateAsync({ address, confirmation, reason, account, sendsReceipt })),
      ),
    ['confirmation'],
  );
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (normalizeEmail(typed) !== normalizeEmail(address)) {
      setMismatch(texts.addressMismatch);
      document.getElementById('confirmation')?.focus();
      return;
    }
    setMismatch(undefined);
    void send(typed);
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={texts.eraseQuestion}
        description={
          <p>
            {sentence(texts.eraseWarning(<strong className="break-all font-semibold">{address}</strong>))}
          </p>
        }
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <SelectField
            label={texts.why}
            value={reason}
            onChange={(event) =>
              setReason(erasureReasons.find((known) => known === event.target.value) ?? reason)
            }
          >
            {erasureReasons.map((known) => (
              <option key={known} value={known}>
                {erasureReasonNames[known]}
              </option>
            ))}
          </SelectField>
          {hasAccount && (
            <SelectField
              label={texts.theAccount}
              value={account}
              onChange={(event) =>
                setAccount(event.target.value === 'with-period' ? 'with-period' : 'at-once')
              }
            >
              <option value="at-once">{texts.accountDeleteNow}</option>
              <option value="with-period">{texts.accountDeleteLater}</option>
            </SelectField>
          )}
          {account === 'at-once' && (
            <Checkbox checked={sendsReceipt} onChange={(event) => setSendsReceipt(event.target.checked)}>
              {texts.sendReceiptLabel}
            </Checkbox>
          )}
          <TextField
            id="confirmation"
            label={texts.confirmAddressLabel}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={mismatch ?? errorOf('confirmation')}
          />
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="danger" busy={busy}>
              {busy ? texts.erasing : account === 'at-once' ? texts.eraseNow : texts.startTheDeletion}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {question}
    </>
  );
}
