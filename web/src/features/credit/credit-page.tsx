import * as texts from '@porchlight/content/en/credit.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api/api.ts';
import { useNewestWeek } from '../../platform/api/newest-week.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { useCredit } from './credit.queries.ts';

type Part = keyof typeof texts.parts;
const partNames = Object.keys(texts.parts) as Part[];

/** Titles of cards that the answer leads to, each with the part it is in. */
const cardParts: Readonly<Record<string, Part>> = {
  '#payments-title': 'plan',
  '#cards-title': 'plan',
  '#price-title': 'worth',
};

/** Each part comes when it is opened. */
const loads = {
  scores: () => import('./scores/scores-part.tsx'),
  worth: () => import('./worth-part.tsx'),
  plan: () => import('./cards/cards-part.tsx'),
  disputes: () => import('./disputes/disputes-part.tsx'),
} as const;

/** A buyer's own scores, what they cost on the loan, cards and disputes: one part at a time, named behind the "#" of the address. */
export default function CreditPage() {
  const { hash } = useLocation();
  const { data, isError, isFetching, refetch } = useCredit();
  const today = useToday();
  const facts = useFacts();
  const survey = useNewestWeek();
  // The built page knows neither the day nor the part of the address behind the "#".
  const isDrawn = today !== '';
  const part = partNames.find((name) => hash === `#${name}`) ?? cardParts[hash] ?? 'scores';
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.credit}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.credit}</h1>
      </div>
      <div className="min-h-[47rem] sm:min-h-[40rem] lg:min-h-[33rem]">
        {data !== undefined && facts !== undefined && isDrawn ? (
          <LazyPart
            load={loadAnswer}
            props={{ credit: data, facts, today, survey }}
            waiting={<AnswerPlace />}
          />
        ) : (
          !isError && <AnswerPlace />
        )}
      </div>
      <nav aria-label={texts.partsLabel} className="max-w-4xl print:hidden">
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {partNames.map((name) => (
            <li key={name} className="grid">
              <Link
                to={`#${name}`}
                aria-current={isDrawn && name === part ? 'page' : undefined}
                className="inline-flex min-h-11 items-center justify-center rounded-m border border-line-strong px-4 text-center font-semibold text-[.9375rem] leading-tight hover:bg-sunken aria-[current]:border-dusk aria-[current]:bg-dusk aria-[current]:text-on-dusk"
              >
                {texts.parts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div aria-busy={data === undefined && !isError} className="grid max-w-4xl gap-6">
        {data !== undefined && facts !== undefined && isDrawn ? (
          <LazyPart
            key={part}
            load={loads[part]}
            props={{ credit: data, facts, today }}
            waiting={<Skeleton className="h-96" />}
          />
        ) : isError ? (
          <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.everythingIsSafe}
          </LoadFailed>
        ) : (
          <>
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-56" />
            <Skeleton className="h-72" />
          </>
        )}
      </div>
      <p className="flex max-w-[60ch] gap-2 text-[.9375rem] text-ink-soft leading-normal">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {texts.onlyYou}
      </p>
    </div>
  );
}

const loadAnswer = () => import('./credit-answer.tsx');

/** As high as the answer, so that nothing below it moves. */
function AnswerPlace() {
  return <Skeleton className="h-[47rem] sm:h-[40rem] lg:h-[33rem]" />;
}

/** What the plan knows of a loan and a score; without a plan that can be read the page says what it can. */
function useFacts(): Facts | undefined {
  const account = useAccount();
  const { data, isError } = useQuery(api.plan.read.queryOptions({ enabled: Boolean(account) }));
  return useMemo(() => {
    if (data === undefined) return isError ? {} : undefined;
    // Facts that were taken out are not known.
    const known = data.facts.filter(({ value }) => value !== null);
    return Object.fromEntries(known.map(({ fact, value }) => [fact, value]));
  }, [data, isError]);
}
