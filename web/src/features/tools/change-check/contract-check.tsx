import * as texts from '@porchlight/content/en/contract-check.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import {
  compareWithContract,
  type KnownContract,
  listOtherPeople,
} from '@porchlight/domain/homes/contract-differences.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { buyerRoles } from '@porchlight/domain/kernel/purchases/purchases.ts';
import type { FormReading } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { findMainHome } from '@porchlight/domain/today/main-home.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import { usePlanFacts } from '../plan/plan-facts.queries.ts';

type Props = { papers: readonly FormReading[] };

/** What own papers say otherwise than the contract, and whom else they name. Brings what talks to the server along. */
export default function ContractCheck(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Check {...props} />
    </QueryClientProvider>
  );
}

function Check({ papers }: Props) {
  const account = useAccount();
  const purchase = useQuery(pageApi.sharing.read.queryOptions({ enabled: Boolean(account) })).data;
  const contract = useContract(purchase?.state === 'under-contract');
  const buyers = (purchase?.people ?? [])
    .filter(({ role, state }) => state === 'active' && buyerRoles.some((each) => each === role))
    .map(({ name }) => name);
  const others = [
    ...new Set(
      papers.flatMap((paper) => {
        const names = listOtherPeople(paper, buyers);
        return paper.form === null || names.length === 0
          ? []
          : [texts.otherPeople(texts.papers[paper.form], names)];
      }),
    ),
  ];
  const closing = papers.findLast(({ form }) => form === 'closing_disclosure');
  const held = contract && closing && compareWithContract(contract, closing);
  if (others.length === 0 && held === undefined) return null;
  return (
    <section
      aria-labelledby="change-contract"
      className="figure-tabular grid max-w-[64ch] gap-2 rounded-m border border-line bg-surface p-5"
    >
      <h2 id="change-contract" className="text-2xl">
        {texts.title}
      </h2>
      {others.map((words) => (
        <p key={words} className="wrap-anywhere font-medium">
          {words}
        </p>
      ))}
      {held && held.differs.length > 0 && (
        <>
          <ul className="grid list-disc gap-1 pl-5 font-medium">
            {held.differs.map(({ term, agreed, paper }) => (
              <li key={term}>{texts.differs(term, formatTerm(agreed), formatTerm(paper))}</li>
            ))}
          </ul>
          <p className="text-ink-soft">{texts.askWhy}</p>
        </>
      )}
      {held && held.same.length > 0 && <p className="text-ink-soft">{texts.same(held.same)}</p>}
      {held && held.unread.length > 0 && <p className="text-ink-soft">{texts.unread(held.unread)}</p>}
    </section>
  );
}

/** The accepted offer, with the closing day as the plan has it by now; under contract without an offer in the log, the plan's figures. */
function useContract(isUnderContract: boolean): KnownContract | undefined {
  const account = useAccount();
  const facts = usePlanFacts();
  const homes = useQuery(pageApi.homes.list.queryOptions({ enabled: Boolean(account) })).data;
  const main = homes && findMainHome(homes);
  const terms = main?.reason === 'contract' ? homes?.offers[main.home.id]?.terms : undefined;
  if (homes === undefined || facts === undefined) return undefined;
  const { price = null, deposit = null, closingDay = null } = facts;
  if (terms === undefined)
    return isUnderContract ? { price, sellerCredit: null, earnestMoney: deposit, closingDay } : undefined;
  return {
    ...{ price: terms.priceCents, sellerCredit: terms.sellerCreditCents },
    ...{ earnestMoney: terms.earnestMoneyCents, closingDay: closingDay ?? terms.closingDay },
  };
}

const formatTerm = (value: number | string): string =>
  typeof value === 'number' ? formatCents(value) : formatCalendarDate(value, locale);
