import { locale } from '@porchlight/content/en/locale.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/program-finder-corrections.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PublishedCorrection } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { programPaths } from '../program-paths.ts';
import { usePublished } from '../published.ts';

/** What the finder said that was wrong, what is right, and when it was changed. */
export default function CorrectionsPage() {
  const { data, hasFailed, again } = usePublished<{ corrections: readonly PublishedCorrection[] }>(
    '/api/programs/corrections',
  );
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:py-12">
      <PageHead
        path={programPaths.corrections}
        name={texts.trail}
        {...pageDescriptions['/programs/corrections']}
      />
      <header className="grid gap-3">
        <BackLink to={programPaths.coverage}>{texts.back}</BackLink>
        <h1 className="text-[clamp(2.1rem,4.4vw,3rem)]">{texts.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft">{texts.lead}</p>
        <p className="hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {texts.noScript}
        </p>
      </header>
      <div className="noscript:hidden">
        {data !== undefined ? (
          <Corrections corrections={data.corrections} />
        ) : hasFailed ? (
          <LoadFailed title={texts.didNotLoad} busy={false} onRetry={again}>
            {texts.nothingLost}
          </LoadFailed>
        ) : (
          <p className="text-ink-soft">{texts.loading}</p>
        )}
      </div>
    </div>
  );
}

function Corrections({ corrections }: { corrections: readonly PublishedCorrection[] }) {
  if (corrections.length === 0)
    return (
      <div className="grid max-w-[68ch] gap-1">
        <p className="font-semibold text-xl">{texts.none}</p>
        <p className="text-ink-soft">{texts.noneMore}</p>
      </div>
    );
  return (
    <ol aria-label={texts.list} className="grid max-w-[68ch] gap-8">
      {corrections.map(({ programId, name, wrong, right, on }) => (
        <li key={`${on} ${programId} ${wrong}`} className="grid gap-2 border-line border-b pb-8">
          <h2 className="wrap-anywhere text-2xl">{name}</h2>
          <p className="figure-tabular text-ink-soft">
            <time dateTime={on}>{texts.changed(formatCalendarDate(on, locale))}</time>
          </p>
          <dl className="wrap-anywhere grid gap-2">
            <div>
              <dt className="font-semibold">{texts.we}</dt>
              <dd>{wrong}</dd>
            </div>
            <div>
              <dt className="font-semibold">{texts.right}</dt>
              <dd>{right}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
