import * as texts from '@porchlight/content/en/program-finder.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { findLikeliest, type Likeliest } from '@porchlight/domain/programs/program-finder/find-programs.ts';
import { housingAgencies } from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import type { Verdict } from '@porchlight/domain/programs/program-finder/judgments.ts';
import { ChevronDown } from 'lucide-react';
import { SiteLink } from '../../ui/site-link.tsx';
import { ProgramCard } from './program-card.tsx';
import type { Finder } from './use-finder.ts';

const order: readonly Verdict[] = ['yes', 'need', 'no', 'ask'];

/** Every program of the place by what it says, and the agency of the state. Follows each answer. */
export function Results({ finder }: { finder: Finder }) {
  const { answers, found } = finder;
  const { state } = answers;
  const { yes, need, ask, no } = found;
  return (
    <section aria-labelledby="finder-results" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 id="finder-results" className="text-3xl">
          {texts.results}
        </h2>
        <p role="status" className="figure-tabular text-ink-soft">
          {state === undefined
            ? texts.chooseFirst
            : texts.counts(yes.length, need.length, ask.length, no.length)}
        </p>
      </div>
      {finder.lacksStored && <p className="max-w-[68ch] rounded-m bg-sunken p-4">{texts.lacksStored}</p>}
      {state !== undefined && state in housingAgencies && (
        <Agency state={state as keyof typeof housingAgencies} />
      )}
      {order.map((verdict) => (
        <Group key={verdict} verdict={verdict} finder={finder} />
      ))}
    </section>
  );
}

/** The answer before all else: the most that a program gives, and how many questions are left. */
export function LikeliestLine({ finder: { answers, found, left } }: { finder: Finder }) {
  const likeliest = findLikeliest(found, answers);
  if (answers.state === undefined || (likeliest === undefined && left === 0)) return null;
  return (
    <p className="figure-tabular grid max-w-[52ch] gap-1">
      {likeliest !== undefined && (
        <a
          href={`#${likeliest.program.id}`}
          className="font-display font-medium text-2xl leading-snug hover:underline"
        >
          {describeLikeliest(likeliest)}
        </a>
      )}
      {left > 0 && <span className="text-ink-soft">{texts.questionsLeft(left)}</span>}
    </p>
  );
}

function describeLikeliest({ program, verdict, assistance: { amount, is } }: Likeliest): string {
  const figure = formatCents(amount);
  const gives = is === 'exact' ? figure : texts.amountUpTo(figure);
  return (verdict === 'yes' ? texts.mostLikely : texts.mostLikelySoFar)(gives, program.name);
}

function Agency({ state }: { state: keyof typeof housingAgencies }) {
  const { name, href } = housingAgencies[state];
  return (
    <div className="grid gap-1 rounded-m bg-sunken p-5">
      <h3 className="text-xl">{texts.agencyOf(places[state])}</h3>
      <p>
        <SiteLink href={href} className="font-semibold text-link underline">
          {name}
        </SiteLink>
      </p>
      <p className="text-[.9375rem] text-ink-soft">{texts.agencySays}</p>
    </div>
  );
}

function Group({ verdict, finder }: { verdict: Verdict; finder: Finder }) {
  const judgments = finder.found[verdict];
  if (judgments.length === 0) return null;
  const { title, says } = texts.groups[verdict];
  return (
    <section aria-labelledby={`finder-${verdict}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={`finder-${verdict}`} className="text-2xl">
        {title} <span className="figure-tabular text-ink-soft">({judgments.length})</span>
      </h3>
      <p className="text-ink-soft">{says}</p>
      <ul className={`grid grid-cols-[minmax(0,1fr)] ${verdict === 'ask' ? 'gap-1' : 'gap-4'}`}>
        {judgments.map((judgment) => (
          <li key={judgment.program.id}>
            {verdict === 'ask' ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
                  <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
                  {judgment.program.name}
                </summary>
                <ProgramCard judgment={judgment} finder={finder} />
              </details>
            ) : (
              <ProgramCard judgment={judgment} finder={finder} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
