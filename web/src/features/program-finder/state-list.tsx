import * as texts from '@porchlight/content/en/program-finder.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ListedState } from './list-states.ts';

/** Every state with its agency and programs; the browser's own, so that it is whole without scripts. */
export function StateList({ states }: { states: readonly ListedState[] }) {
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
