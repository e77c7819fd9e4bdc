import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import type {
  ConditionInput,
  OrderInput,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { useAccount } from '../accounts/account.queries.ts';

export function useReportsAndConditions() {
  const account = useAccount();
  return useQuery(pageApi.reportsAndConditions.read.queryOptions({ enabled: Boolean(account) }));
}

/** What is stored of orders and conditions; the page and the list of dates are read again after each change. */
export function useReportsAndConditionsChanges() {
  const queryClient = useQueryClient();
  const readAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: pageApi.reportsAndConditions.key() });
    await queryClient.invalidateQueries({ queryKey: api.purchaseDates.key() });
  };
  const keep = async (call: Promise<unknown>) => {
    await call;
    await readAgain();
    showSuccess({ title: texts.saved });
  };
  const calls = {
    order: (id: string) => pageApi.reportsAndConditions.removeOrder.call({ id }),
    condition: (id: string) => pageApi.reportsAndConditions.removeCondition.call({ id }),
  };
  return {
    saveOrder: (id: string, value: OrderInput) =>
      keep(pageApi.reportsAndConditions.saveOrder.call({ id, ...value })),
    saveConditions: (conditions: readonly (ConditionInput & { id: string })[]) =>
      keep(pageApi.reportsAndConditions.addConditions.call({ conditions: [...conditions] })),
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
  };
}
