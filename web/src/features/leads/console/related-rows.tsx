import * as texts from '@porchlight/content/en/leads/console.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import { nameStage } from '@porchlight/domain/guide/guide.ts';
import type { LeadDetail } from '@porchlight/domain/leads/lead-inbox.ts';
import { Link } from 'react-router';
import { When } from '../../../console-kit/when.tsx';
import { staffPaths } from '../../../staff-paths.ts';
import { sourceNames } from './inbox-words.ts';

type Related = LeadDetail['related'][number];

/** What else is held under a lead's address, each with the way to it. */
export function RelatedRows({ related }: Pick<LeadDetail, 'related'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.underTheSameAddress}</h3>
      {related.length === 0 && <p className="text-ink-soft">{texts.nothingElse}</p>}
      <ul className="grid gap-1">
        {related.map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            <Link to={findAddress(row)} className="inline-flex min-h-11 items-center text-link sm:min-h-8">
              {describe(row)}
            </Link>{' '}
            <span className="text-[.9375rem] text-ink-soft">
              <When at={row.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function findAddress({ kind, id }: Related): string {
  const query = `?id=${encodeURIComponent(id)}`;
  if (kind === 'lead') return `${staffPaths.leads}${query}`;
  if (kind === 'application') return `${staffPaths.applications}${query}`;
  if (kind === 'home-buyer') return `/staff/home-buyers${query}`;
  return `/staff/waitlists?feature=${encodeURIComponent(id)}`;
}

function describe({ kind, what }: Related): string {
  if (kind === 'lead') return texts.lead(sourceNames[what as keyof typeof sourceNames] ?? what);
  if (kind === 'application') {
    const choices: Record<string, { label: string }> = questionnaire.choices.timeline.choices;
    return texts.application(choices[what]?.label ?? what);
  }
  return kind === 'home-buyer' ? texts.homeBuyer(nameStage(what)) : texts.waitlist(what);
}
