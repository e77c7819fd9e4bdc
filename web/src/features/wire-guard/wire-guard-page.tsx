import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/wire-guard.ts';
import { officialSites } from '@porchlight/content/facts/official-sites.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { hasComparedAny } from '@porchlight/domain/wire-guard/compare-instruction.ts';
import type { WireEntry } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { useToday } from '../../platform/today.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SourceNote } from '../../ui/source-note.tsx';
import { ComparePart } from './compare-part.tsx';
import { useWireGuard } from './wire-guard.queries.ts';
import { WireRecordCard } from './wire-record-card.tsx';

/** Who gets the closing money, what came later, and what to do; printed it is one page for the bank. */
export default function WireGuardPage() {
  const { data, isError, isFetching, refetch } = useWireGuard();
  // The built page knows no day.
  const today = useToday();
  return (
    <div className="page-width grid gap-7 pt-6 pb-10 print:gap-2 print:p-0">
      <PageTitle>{texts.title}</PageTitle>
      <div className="grid gap-2">
        <div className="print:hidden">
          <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        </div>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)] print:text-2xl">{texts.title}</h1>
        <p className="max-w-[60ch] text-ink-soft print:hidden">{texts.lead}</p>
      </div>
      <div aria-busy={data === undefined && !isError} className="grid max-w-4xl gap-6 print:gap-4">
        {data !== undefined && today !== '' ? (
          <>
            <WireRecordCard view={data} today={today} />
            {data.record !== null && <ComparePart record={data.record} />}
            <SentAlready />
            {data.log.length > 0 && <WireLog log={data.log} />}
          </>
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

/** What to do when the money is gone: the bank, the settlement agent, the FBI. */
function SentAlready() {
  const { label, href } = officialSites.reportWireFraud;
  return (
    <div className="print:hidden">
      <SectionCard id="sent" title={texts.sentTitle}>
        <ol className="grid max-w-[60ch] list-decimal gap-2 pl-5">
          {texts.sentSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <SiteLink href={href} className="text-link">
            {label}
          </SiteLink>
        </p>
        <p>
          <SourceNote {...sources.wireFraud} />
        </p>
      </SectionCard>
    </div>
  );
}

/** Every writing, replacement and comparison, the newest first. */
function WireLog({ log }: { log: readonly WireEntry[] }) {
  return (
    <div className="print:hidden">
      <SectionCard id="log" title={texts.logTitle}>
        <p className="text-ink-soft">{texts.logLead}</p>
        <ol className="grid divide-y divide-line border-line border-t">
          {log.map((entry) => (
            <li key={entry.id} className="grid gap-0.5 py-3">
              <p>
                <span className="font-semibold">{entry.isOwn ? texts.by.you : texts.by.coBuyer}</span>{' '}
                {describe(entry)}
              </p>
              <p className="figure-tabular wrap-anywhere text-[.9375rem] text-ink-soft">
                {[formatInstant(entry.at, 'medium', { locale }), ...listDetails(entry)].join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      </SectionCard>
    </div>
  );
}

function describe({ kind, comparison }: WireEntry): string {
  if (kind !== 'compared') return texts.entryWords[kind];
  return texts.comparedWords[
    comparison !== null && hasComparedAny(comparison) ? comparison.action : 'notCompared'
  ];
}

function listDetails({ record, comparison, call }: WireEntry): string[] {
  const differs = comparison?.differs ?? [];
  return [
    ...(record === null ? [] : [texts.entryRecord(record.payee, record.bank, record.accountEnding)]),
    ...(call === null ? [] : [texts.entryCall(call.spokeWith, formatCalendarDate(call.calledOn, locale))]),
    ...(differs.length === 0 ? [] : [texts.entryDiffers(differs.map((part) => texts.parts[part]))]),
  ];
}
