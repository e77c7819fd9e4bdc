import type { ErasureView } from '@porchlight/domain/personal-data/people.contract.ts';
import {
  type AccountTiming,
  type ErasureReason,
  erasureReasonNames,
  erasureReasons,
} from '@porchlight/domain/personal-data/person-erasure.ts';
import { normalizeEmail } from '@porchlight/domain/shared/fields.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useProof } from '../accounts/use-proof.tsx';
import { useSend } from '../accounts/use-send.ts';

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
  const { withProof, question } = useProof();
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
      setMismatch('This is not the address above. Type it as it stands there.');
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
        title="Erase everything about this address?"
        description={
          <p>
            <strong className="break-all font-semibold">{address}</strong>. It cannot be brought back. Make
            sure that whoever asks is the owner of the address.
          </p>
        }
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <SelectField
            label="Why"
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
              label="The account"
              value={account}
              onChange={(event) =>
                setAccount(event.target.value === 'with-period' ? 'with-period' : 'at-once')
              }
            >
              <option value="at-once">Delete it now, with everything</option>
              <option value="with-period">Start its deletion; its owner can keep it for 14 days</option>
            </SelectField>
          )}
          {account === 'at-once' && (
            <Checkbox checked={sendsReceipt} onChange={(event) => setSendsReceipt(event.target.checked)}>
              Send the receipt to the address, as the last letter
            </Checkbox>
          )}
          <TextField
            id="confirmation"
            label="Type the address to confirm"
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={mismatch ?? errorOf('confirmation')}
          />
          <Problem>{problem}</Problem>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="danger" busy={busy}>
              {busy ? 'Erasing…' : account === 'at-once' ? 'Erase now' : 'Start the deletion'}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {question}
    </>
  );
}
