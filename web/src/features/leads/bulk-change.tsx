import { type LeadRow, leadStatuses, type MemberView } from '@porchlight/domain/leads/lead-inbox.ts';
import { useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { statusNames } from './inbox-words.ts';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

/** Gives the ticked leads a status or an owner, in one step. */
export function BulkChange({
  leads,
  owners,
  onDone,
}: {
  leads: readonly LeadRow[];
  owners: readonly MemberView[];
  onDone: () => void;
}) {
  const [choice, setChoice] = useState('');
  const readAgain = useReadLeadsAgain();
  const { send, busy, problem } = useSend(async () => {
    const [kind, value = ''] = choice.split('=');
    const seen = leads.map(({ id, version }) => ({ id, version }));
    const status = leadStatuses.find((known) => kind === 'status' && known === value);
    const change = status ? { status } : { ownerId: value === '' ? null : value };
    const { changed, stale } = await staffApi.leadsInbox.changeMany.call({ leads: seen, ...change });
    await readAgain();
    onDone();
    showSuccess({
      title: `${changed} changed`,
      ...(stale.length > 0
        ? { description: `${stale.length} had been changed by somebody else and were left as they are.` }
        : {}),
    });
  });
  return (
    <section
      aria-label="Change the chosen leads"
      className="grid gap-2 rounded-m border border-line bg-lamp-soft p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <p role="status" className="min-h-11 content-center font-semibold">
          {leads.length} chosen
        </p>
        <label className="grid gap-1 text-[.9375rem]">
          <span className="font-semibold">Change to</span>
          <select
            value={choice}
            onChange={({ target }) => setChoice(target.value)}
            className={`${inputLook} min-h-11 cursor-pointer`}
          >
            <option value="">Choose a status or owner</option>
            {leadStatuses.map((status) => (
              <option key={status} value={`status=${status}`}>
                Status: {statusNames[status]}
              </option>
            ))}
            <option value="owner=">Owner: Nobody</option>
            {owners.map(({ id, name }) => (
              <option key={id} value={`owner=${id}`}>
                Owner: {name}
              </option>
            ))}
          </select>
        </label>
        <Button
          size="small"
          variant="primary"
          busy={busy}
          aria-disabled={choice === ''}
          onClick={() => choice !== '' && void send(undefined)}
        >
          Change
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  );
}
