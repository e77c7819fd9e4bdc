import * as texts from '@porchlight/content/en/purchase-dates.ts';
import { isMilestoneInputKey } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import type {
  PurchaseDate,
  PurchaseDates,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';

/** A date as a dialog changes it; one that does not exist yet has no day. */
export type ChangedDate = Pick<PurchaseDate, 'key' | 'title' | 'setAt' | 'milestone' | 'note'> & {
  day: string | null;
};

/** What would move with a date; asked once a whole day is typed that is not the stored one. */
export function usePreview(key: string, day: string | undefined) {
  return useQuery(
    api.purchaseDates.preview.queryOptions({
      input: { key, day: day ?? null },
      enabled: day !== undefined,
      staleTime: 0,
    }),
  );
}

/** What else another closing day does; asked as `usePreview` asks. */
export function useClosingMove(day: string | undefined) {
  return useQuery(
    pageApi.closingMove.preview.queryOptions({
      input: { day: day ?? '' },
      enabled: day !== undefined,
      staleTime: 0,
    }),
  );
}

/** Sets, waives, completes and removes dates; each reports whether it was stored, and shows a message where it was not. */
export function useChangeDate() {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);

  async function store(call: () => Promise<PurchaseDates>, done: string): Promise<boolean> {
    setIsPending(true);
    try {
      const dates = await call();
      await queryClient.cancelQueries({ queryKey: api.purchaseDates.key() });
      queryClient.setQueryData(api.purchaseDates.list.queryKey(), dates);
      for (const queryKey of [api.purchaseDates.key(), api.milestones.key(), pageApi.sharing.key()])
        void queryClient.invalidateQueries({ queryKey });
      showSuccess({ title: done });
      return true;
    } catch (error) {
      showFailure({ title: texts.notSaved, description: parseFailure(error).message });
      return false;
    } finally {
      setIsPending(false);
    }
  }

  /** The day of a milestone's date is set by its milestone, everything else of it here; some are set here also while that is locked. */
  async function setDay(date: ChangedDate, to: { day: string; title?: string; note: string | null }) {
    const { key, setAt, milestone } = date;
    const ofMilestone = setAt === 'milestone' && milestone !== null && !isMilestoneInputKey(key);
    if (ofMilestone && to.day !== date.day)
      await api.milestones.setDate.call({ slug: milestone, key, date: to.day });
    if (ofMilestone && to.note === date.note) return api.purchaseDates.list.call();
    return api.purchaseDates.set.call(ofMilestone ? { key, note: to.note } : { key, ...to });
  }

  async function clear({ key, setAt, milestone }: ChangedDate) {
    if (setAt === 'milestone' && milestone !== null && !isMilestoneInputKey(key))
      await api.milestones.setDate.call({ slug: milestone, key, date: null });
    return api.purchaseDates.remove.call({ key });
  }

  return {
    isPending,
    set: (...change: Parameters<typeof setDay>) => store(() => setDay(...change), texts.saved),
    waive: (key: string, waived: boolean) =>
      store(() => api.purchaseDates.set.call({ key, waived }), texts.saved),
    setDone: (key: string, doneOn: string | null) =>
      store(() => api.purchaseDates.set.call({ key, doneOn }), texts.saved),
    remove: (date: ChangedDate) => store(() => clear(date), texts.removed),
  };
}
