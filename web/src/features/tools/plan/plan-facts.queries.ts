import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { loadNewestWeek } from '../../../platform/api/newest-week.ts';
import { setDeviceOwner } from '../../../platform/browser/device-owner.ts';
import { useAccount } from '../../accounts/account.queries.ts';

/** The values that hold. */
export const getPlanFacts = ({ facts }: PlanView): Facts =>
  Object.fromEntries(facts.flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])));

/** The facts of the signed-in buyer's plan; nothing is requested for a visitor. */
export function usePlanFacts(): Facts | undefined {
  const account = useAccount();
  useEffect(() => {
    if (account !== undefined) setDeviceOwner(account?.id ?? null);
  }, [account]);
  return useQuery(
    api.plan.read.queryOptions({
      enabled: Boolean(account),
      select: getPlanFacts,
    }),
  ).data;
}

/** The newest week of rates once it is known which one that is: a form is filled with a plan's rate only once. */
export function usePlanWeek(): WeeklyRate | undefined {
  const [week, setWeek] = useState<WeeklyRate>();
  useEffect(() => {
    let isShown = true;
    void loadNewestWeek().then((newest) => isShown && setWeek(newest));
    return () => {
      isShown = false;
    };
  }, []);
  return week;
}
