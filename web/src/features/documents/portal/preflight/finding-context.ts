import { findListedClosingDay } from '@porchlight/domain/dates/purchase-dates/listed-closing-day.ts';
import type { DocumentValidity } from '@porchlight/domain/documents/document-age.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { getMonthlyIncome } from '@porchlight/domain/documents/preflight/monthly-income.ts';
import type { PreflightContext } from '@porchlight/domain/documents/preflight/preflight.ts';
import { proposeRequests, proposeRequestsFor } from '@porchlight/domain/documents/request-proposals.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { isBuyerRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useAccount } from '../../../accounts/account.queries.ts';

/** What documents are asked for, as the page was built with it. */
export type KnownRequests = {
  dueTitles: Record<string, string>;
  toSign: readonly string[];
  validities: Record<string, DocumentValidity>;
  /** Keys of the dates by which they are needed. */
  neededBy: Record<string, string>;
};

/** What findings of every document are held against. */
export type KnownContext = Omit<PreflightContext, 'needsSignature' | 'validFor'>;

/** Dates, buyers and income; undefined until they are known, or cannot be. */
export function useKnownContext(): KnownContext | undefined {
  const account = useAccount();
  const dates = useQuery(api.purchaseDates.list.queryOptions());
  const people = useQuery(api.milestones.listOwners.queryOptions({ input: { slug: 'pre-app' } }));
  const plan = useQuery(api.plan.read.queryOptions());
  const isPending = dates.isPending || people.isPending || plan.isPending;
  const own = account?.name;
  return useMemo(() => {
    if (isPending) return undefined;
    const closing = findListedClosingDay(dates.data?.dates ?? []);
    const buyers = people.data?.people.filter(({ role }) => isBuyerRole(role)).map(({ name }) => name);
    const monthlyIncome = getMonthlyIncome(plan.data?.facts ?? []);
    return {
      today: dates.data?.today ?? getCalendarDay(new Date()),
      buyers: buyers ?? (own === undefined ? [] : [own]),
      ...(closing !== undefined && { closing }),
      ...(monthlyIncome !== undefined && { monthlyIncome }),
    };
  }, [isPending, own, dates.data, people.data, plan.data]);
}

/** With what is asked of the request that a document answers, or may answer as what it was read as. */
export function findContext(
  known: KnownContext,
  document: OwnDocument,
  form: string | null,
  { dueTitles, toSign, validities }: KnownRequests,
): PreflightContext {
  const titled = Object.entries(dueTitles).map(([key, title]) => ({ key, title }));
  const proposed = form === null ? proposeRequests(document, titled) : proposeRequestsFor(form, titled);
  const key = document.documentRequest ?? proposed[0]?.key ?? '';
  const validFor = validities[key];
  return {
    ...known,
    needsSignature: toSign.includes(key),
    ...(validFor !== undefined && { validFor }),
  };
}
