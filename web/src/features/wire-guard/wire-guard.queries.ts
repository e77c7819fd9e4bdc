import * as texts from '@porchlight/content/en/wire-guard.ts';
import type {
  LaterInstruction,
  WireRecordInput,
  WireReplacementInput,
} from '@porchlight/domain/wire-guard/wire-record.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageApi } from '../../platform/api/page-api.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { useAccount } from '../accounts/account.queries.ts';

export function useWireGuard() {
  const account = useAccount();
  return useQuery(pageApi.wireGuard.read.queryOptions({ enabled: Boolean(account) }));
}

/** What is stored; the page is read again after each change. */
export function useWireGuardChanges() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: pageApi.wireGuard.key() });
  const keep = async (call: Promise<unknown>) => {
    await call;
    await readAgain();
    showSuccess({ title: texts.saved });
  };
  return {
    save: (id: string, value: WireRecordInput) => keep(pageApi.wireGuard.save.call({ id, ...value })),
    replace: (id: string, value: WireReplacementInput) =>
      keep(pageApi.wireGuard.replace.call({ id, ...value })),
    async compare(value: LaterInstruction) {
      const comparison = await pageApi.wireGuard.compare.call({ id: createSubmissionId(), ...value });
      await readAgain();
      return comparison;
    },
  };
}
