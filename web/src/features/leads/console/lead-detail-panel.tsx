import * as texts from '@porchlight/content/en/leads.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import { getStageName } from '@porchlight/domain/guide/guide.ts';
import type { LeadDetail } from '@porchlight/domain/leads/lead-inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listDoNotCall } from '../../../console-kit/do-not-call.tsx';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { staffPaths } from '../../../staff-paths.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { describeLeadSource, sourceNames, statusNames } from './inbox-words.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadNotes } from './lead-notes.tsx';

/** Everything of one lead, what was done about it, and what to do next. */
export function LeadDetailPanel({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.leadsInbox.read.queryOptions({ input: { id } }),
  );
  const mayWork = useMay('decide');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  return (
    <>
      <h2 className="wrap-anywhere text-xl">{data.name}</h2>
      <LeadActions lead={data} mayWork={mayWork} />
      <SummaryList items={listFacts(data)} />
      {data.message !== null && (
        <section className="grid gap-2">
          <h3 className="text-lg">{texts.message}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{data.message}</p>
        </section>
      )}
      <LeadNotes lead={data} mayWork={mayWork} />
      <History changes={data.changes} />
      <RelatedRows related={data.related} />
    </>
  );
}

function listFacts(lead: LeadDetail) {
  const { email, phone, consent, calls, createdAt } = lead;
  return [
    [
      'E-mail',
      <a key="email" href={`mailto:${email}`} className="text-link">
        {email}
      </a>,
    ],
    [texts.phone, phone ?? texts.notGiven],
    ...(consent === null
      ? []
      : ([
          [
            texts.agreedToCalls,
            <span key="consent">{sentence(texts.textOf(consent.version, <When at={consent.at} />))}</span>,
          ],
        ] as const)),
    ...listDoNotCall(calls),
    [texts.source, describeLeadSource(lead)],
    [texts.came, <When key="came" at={createdAt} />],
    [
      texts.personDataLabel,
      <Link key="person" to={`/staff/people?address=${encodeURIComponent(email)}`} className="text-link">
        {texts.personDataLink}
      </Link>,
    ],
  ] as const;
}

function History({ changes }: Pick<LeadDetail, 'changes'>) {
  const name = (kind: 'status' | 'owner', value: string | null) =>
    kind === 'status' && value !== null && value in statusNames
      ? statusNames[value as keyof typeof statusNames]
      : (value ?? 'nobody');
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.history}</h3>
      {changes.length === 0 && <p className="text-ink-soft">{texts.historyEmpty}</p>}
      <ol className="grid gap-2">
        {changes.map(({ id, kind, from, to, by, at }) => (
          <li key={id} className="text-[.9375rem]">
            {kind === 'status' ? texts.leadActionsStatus : texts.leadActionsOwner2}: {name(kind, from)} →{' '}
            {name(kind, to)}
            <span className="block text-ink-soft">
              {by ?? texts.deletedMember}, <When at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Related = LeadDetail['related'][number];

/** What else is held under a lead's address, each with the way to it. */
function RelatedRows({ related }: Pick<LeadDetail, 'related'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.relatedTitle}</h3>
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
  return kind === 'home-buyer' ? texts.homeBuyer(getStageName(what)) : texts.waitlist(what);
}
