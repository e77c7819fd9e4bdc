import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReportsAndConditions } from './reports-and-conditions.queries.ts';

type Part = keyof typeof texts.parts;
const partNames = Object.keys(texts.parts) as Part[];

/** Each part comes when it is opened; the wordings of conditions come with theirs. */
const loads = {
  orders: () => import('./orders/orders-part.tsx'),
  conditions: () => import('./conditions/conditions-part.tsx'),
} as const;

/** What is waited for between contract and closing: one part at a time, named behind the "#" of the address. */
export default function ReportsAndConditionsPage() {
  const { hash } = useLocation();
  const { data, isError, isFetching, refetch } = useReportsAndConditions();
  const today = useToday();
  // The built page knows neither the day nor the part of the address behind the "#".
  const isDrawn = today !== '';
  const part = partNames.find((name) => hash === `#${name}`) ?? 'orders';
  return (
    <div className="page-width grid gap-7 pt-6 pb-10">
      <PageTitle>{texts.title}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.title}</h1>
        <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
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
        {data !== undefined && isDrawn ? (
          <LazyPart
            key={part}
            load={loads[part]}
            props={{ view: data, today }}
            waiting={<Skeleton className="h-96" />}
          />
        ) : isError ? (
          <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
            {texts.everythingIsSafe}
          </LoadFailed>
        ) : (
          <>
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="h-72" />
          </>
        )}
      </div>
    </div>
  );
}
