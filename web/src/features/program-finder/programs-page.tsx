import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/program-finder.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page/page-head.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { FinderView } from './finder-view.tsx';
import { addStored, type ListedState, listStates } from './list-states.ts';
import { programPaths } from './program-paths.ts';
import { useFinder } from './use-finder.ts';

/** Runs at build time alone. */
export function loader() {
  const on = getCalendarDay(new Date());
  return { states: listStates(on), ids: listOpenPrograms(on).map(({ id }) => id) };
}

/** The program finder: whole in the browser, without an account. Without scripts it lists the programs of each state. */
export default function ProgramsPage() {
  const { states, ids } = useLoaderData<typeof loader>();
  const finder = useFinder();
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 lg:gap-14 lg:py-12">
      <PageHead path={programPaths.finder} name={texts.trail} {...pageDescriptions['/programs']} />
      <header className="grid gap-3">
        <h1 className="max-w-[20ch] text-[clamp(2.2rem,4.4vw,3.25rem)]">{texts.title}</h1>
        <p className="max-w-[64ch] text-[1.125rem] text-ink-soft">
          {texts.lead(countPrograms(ids, finder.stored))}
        </p>
        <p className="hidden max-w-[68ch] rounded-m border border-line bg-surface p-5 font-medium noscript:block">
          {texts.noScript}
        </p>
      </header>
      <FinderView finder={finder} />
      <StateList states={addStored(states, finder.stored)} />
      <div className="grid gap-3">
        <p>
          <Link to={programPaths.coverage} className="text-link underline">
            {texts.coverageLink}
          </Link>
        </p>
        <p className="max-w-[68ch] text-[.9375rem] text-ink-soft">{texts.notAdvice}</p>
      </div>
    </div>
  );
}

/** How many there are with what the operator added, and without what they ended. */
function countPrograms(ids: readonly string[], stored: readonly Program[]): number {
  const changed = new Set(stored.map(({ id }) => id));
  return (
    ids.filter((id) => !changed.has(id)).length + stored.filter(({ ended }) => ended === undefined).length
  );
}

/** Every state with its agency and programs; the browser's own, so that it is whole without scripts. */
function StateList({ states }: { states: readonly ListedState[] }) {
  return (
    <section aria-labelledby="programs-by-state" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="programs-by-state" className="text-3xl">
        {texts.byState}
      </h2>
      <p className="max-w-[64ch] text-ink-soft">{texts.byStateLead}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {states.map(({ name, agency, programs }) => (
          <li key={name}>
            <details className="border-line border-b">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{name}</summary>
              <div className="grid gap-1.5 pb-4">
                {agency !== undefined && (
                  <p>
                    <SiteLink href={agency.href} className="wrap-anywhere text-link underline">
                      {agency.name}
                    </SiteLink>
                  </p>
                )}
                <ul className="list-disc pl-5">
                  {programs.map((program) => (
                    <li key={program.id}>{program.name}</li>
                  ))}
                </ul>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
