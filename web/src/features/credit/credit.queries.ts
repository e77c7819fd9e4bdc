import * as texts from '@porchlight/content/en/credit.ts';
import type { CreditView } from '@porchlight/domain/credit/credit.contract.ts';
import type {
  CreditCardInput,
  CreditDisputeInput,
  ScoreReadingInput,
} from '@porchlight/domain/credit/credit-records.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { useAccount } from '../accounts/account.queries.ts';

export function useCredit() {
  const account = useAccount();
  return useQuery(pageApi.credit.read.queryOptions({ enabled: Boolean(account) }));
}

/** What is stored of each kind, and how it is removed; the page is read again after each change. */
export function useCreditChanges() {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: pageApi.credit.key() });
  const calls = {
    scores: (id: string) => pageApi.credit.removeScore.call({ id }),
    cards: (id: string) => pageApi.credit.removeCard.call({ id }),
    disputes: (id: string) => pageApi.credit.removeDispute.call({ id }),
  };
  const keep = async (call: Promise<unknown>) => {
    await call;
    await readAgain();
    showSuccess({ title: texts.saved });
  };
  return {
    saveScore: (id: string, value: ScoreReadingInput) =>
      keep(pageApi.credit.saveScore.call({ id, ...value })),
    saveCard: (id: string, value: CreditCardInput) => keep(pageApi.credit.saveCard.call({ id, ...value })),
    saveDispute: (id: string, value: CreditDisputeInput) =>
      keep(pageApi.credit.saveDispute.call({ id, ...value })),
    async remove(kind: keyof typeof calls, id: string): Promise<boolean> {
      try {
        await calls[kind](id);
        await readAgain();
        showSuccess({ title: texts.removed });
        return true;
      } catch (error) {
        showFailure({ title: texts.notSaved, description: parseFailure(error).message });
        return false;
      }
    },
    show: (view: CreditView) => queryClient.setQueryData(pageApi.credit.read.queryKey(), view),
  };
}
