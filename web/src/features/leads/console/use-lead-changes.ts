import type { LeadDetail, LeadStatus } from '@porchlight/domain/leads/lead-inbox.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { useSend } from '../../../ui/forms/use-send.ts';
import { statusNames } from './inbox-words.ts';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

export type LeadChange = { status?: LeadStatus; ownerId?: string | null };

/**
 * Changes one lead. Someone who works by keys is faster than the server, so what is asked for meanwhile waits, and each change builds on
 * what the one before has left. One that is refused takes those with it that wait: they were meant for another state of the lead.
 */
export function useLeadChanges({ id, version: seen }: Pick<LeadDetail, 'id' | 'version'>) {
  const client = useQueryClient();
  const readAgain = useReadLeadsAgain();
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
        showSuccess({ title: `${statusNames[status]}, ${owner === null ? 'nobody’s' : owner.name}` });
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
