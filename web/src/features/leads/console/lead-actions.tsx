import * as texts from '@porchlight/content/en/leads.ts';
import { type LeadDetail, type LeadStatus, leadStatuses } from '@porchlight/domain/leads/lead-inbox.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAbsenceWords } from '../../../console-kit/absences.ts';
import { useOwners, useStaff } from '../../../console-kit/staff.queries.ts';
import { isWorkKey } from '../../../console-kit/work-keys.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { statusNames } from './inbox-words.ts';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

/** Status and owner of the open lead, by button or by one key. */
export function LeadActions({ lead, mayWork }: { lead: LeadDetail; mayWork: boolean }) {
  const me = useStaff();
  const owners = useOwners();
  const { change, busy, problem } = useLeadChanges(lead);
  const { describeOwner, describeChoice } = useAbsenceWords();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!mayWork || !isWorkKey(event)) return;
    const changes: Record<string, LeadChange | undefined> = {
      n: { status: 'new' },
      c: { status: 'contacted' },
      x: { status: 'closed' },
      m: me && { ownerId: me.id },
      u: { ownerId: null },
    };
    const wanted = changes[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    change(wanted);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const { status, owner } = lead;
  if (!mayWork)
    return <p>{texts.leadActionsOwner(statusNames[status], owner ? describeOwner(owner) : texts.nobody)}</p>;
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2" aria-busy={busy}>
        <legend className="mb-1 font-semibold text-[.9375rem]">{texts.leadActionsStatus}</legend>
        {leadStatuses.map((status) => (
          <Button
            key={status}
            size="small"
            variant={lead.status === status ? 'primary' : 'quiet'}
            aria-pressed={lead.status === status}
            aria-keyshortcuts={status === 'closed' ? 'x' : status.charAt(0)}
            onClick={() => change({ status })}
          >
            {statusNames[status]}
          </Button>
        ))}
      </fieldset>
      <label className="grid gap-1 text-[.9375rem]">
        <span className="font-semibold">{texts.leadActionsOwner2}</span>
        <select
          value={lead.owner?.id ?? ''}
          onChange={({ target }) => change({ ownerId: target.value === '' ? null : target.value })}
          className={`${inputLook} min-h-11 cursor-pointer`}
        >
          <option value="">{texts.nobody}</option>
          {lead.owner && !owners.some(({ id }) => id === lead.owner?.id) && (
            <option value={lead.owner.id}>{texts.ownerUnavailable(lead.owner.name)}</option>
          )}
          {owners.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.id === me?.id ? texts.me(choice.name) : describeChoice(choice)}
            </option>
          ))}
        </select>
      </label>
      <Problem>{problem}</Problem>
    </div>
  );
}

type LeadChange = { status?: LeadStatus; ownerId?: string | null };

/**
 * Changes one lead. Someone who works by keys is faster than the server, so what is asked for meanwhile waits, and each change builds on
 * what the one before has left. One that is refused takes those with it that wait: they were meant for another state of the lead.
 */
function useLeadChanges({ id, version: seen }: Pick<LeadDetail, 'id' | 'version'>) {
  const client = useQueryClient();
  const readAgain = useReadLeadsAgain();
  const { describeCover } = useAbsenceWords();
  const held = staffApi.leadsInbox.read.queryKey({ input: { id } });
  const waiting = useRef<LeadChange[]>(undefined);
  const { send, busy, problem } = useSend(async (changes: LeadChange[]) => {
    waiting.current = changes;
    let version = client.getQueryData(held)?.version ?? seen;
    try {
      for (let next = changes.shift(); next !== undefined; next = changes.shift()) {
        const changed = await staffApi.leadsInbox.change.call({ id, version, ...next });
        version = changed.version;
        client.setQueryData(held, (lead) => lead && { ...lead, ...changed });
        const { status, owner } = changed;
        showSuccess({
          title: `${statusNames[status]}, ${owner === null ? 'nobody’s' : owner.name}`,
          description: next.ownerId ? describeCover(next.ownerId) : undefined,
        });
      }
    } finally {
      waiting.current = undefined;
      // Also after a refusal: what someone else has changed meanwhile is shown.
      void readAgain();
    }
  });

  function change(wanted: LeadChange) {
    if (waiting.current === undefined) void send([wanted]);
    else waiting.current.push(wanted);
  }

  return { change, busy, problem };
}
