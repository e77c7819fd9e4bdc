import { guideStages, nameStage } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerDetail } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import {
  type BuyerStage,
  buyerStages,
  type MilestoneState,
} from '@porchlight/domain/home-buyers/home-buyers.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { formatCalendarDate } from '@porchlight/domain/shared/calendar-dates.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readFailure } from '../../platform/failure.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { listDoNotCall } from '../staff/do-not-call.tsx';
import { useMay } from '../staff/staff.queries.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { When } from '../staff/when.tsx';

/** One home buyer: who it is, the stage, and the journey of their account. */
export function HomeBuyerView({ buyerKey }: { buyerKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.homeBuyers.get.queryOptions({ input: { key: buyerKey } }),
  );
  const mayChange = useMay('agent');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title="This home buyer did not load" busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-96" />;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{data.name}</h2>
      <SummaryList
        items={[
          ['E-mail', data.email],
          ['Phone', data.phone ?? '–'],
          ...listDoNotCall(data.calls),
          ['Stage', data.stage === null ? 'No final step yet' : nameStage(data.stage)],
          ['Since', <When key="since" at={data.since} />],
          ['Last activity', <When key="activity" at={data.lastActivityAt} />],
        ]}
      />
      {mayChange && data.stage !== null && <StageForm key={data.key} buyer={data} />}
      {data.account === null ? (
        <p className="text-ink-soft">
          There is no account with this final step, so there is no journey to show.
        </p>
      ) : (
        <Journey account={data.account} />
      )}
    </>
  );
}

function StageForm({ buyer }: { buyer: HomeBuyerDetail }) {
  const client = useQueryClient();
  // Stays until it was said what is there instead, however often the page reads the buyer again.
  const [seen, setSeen] = useState(buyer.version);
  const [stage, setStage] = useState<BuyerStage | undefined>(
    buyerStages.find((known) => known === buyer.stage),
  );
  const { send, busy, problem } = useSend(async (chosen: BuyerStage) => {
    const { key } = buyer;
    try {
      const changed = await staffApi.homeBuyers.setStage.call({ key, version: seen ?? 0, stage: chosen });
      setSeen(changed.version);
    } catch (error) {
      if (readFailure(error).code === 'CHANGED_MEANWHILE') {
        const options = staffApi.homeBuyers.get.queryOptions({ input: { key }, staleTime: 0 });
        setSeen((await client.fetchQuery(options)).version);
      }
      throw error;
    }
    await client.invalidateQueries({ queryKey: staffApi.homeBuyers.key() });
    showSuccess({ title: `The stage is ${nameStage(chosen)} now` });
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (stage !== undefined) void send(stage);
      }}
    >
      <SelectField
        label="Change the stage"
        value={stage ?? ''}
        onChange={({ target }) => setStage(buyerStages.find((known) => known === target.value))}
      >
        {stage === undefined && <option value="">Choose a stage</option>}
        {buyerStages.map((slug) => (
          <option key={slug} value={slug}>
            {nameStage(slug)}
          </option>
        ))}
      </SelectField>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          Save the stage
        </Button>
      </p>
    </form>
  );
}

const states: Record<MilestoneState, { look: 'done' | 'now' | 'plain'; text: string }> = {
  completed: { look: 'done', text: 'Completed' },
  'under-way': { look: 'now', text: 'Under way' },
  'not-started': { look: 'plain', text: 'Not started' },
  locked: { look: 'plain', text: 'Locked' },
};

function Journey({ account }: { account: NonNullable<HomeBuyerDetail['account']> }) {
  const { stages, dates, documentsOwed } = account;
  const nameMilestone = (slug: string) => milestones.find((known) => known.slug === slug)?.title ?? slug;
  return (
    <>
      <Part title="Account">
        <SummaryList
          items={[
            ['Opened', <When key="opened" at={account.since} />],
            ['Address', account.emailVerified ? 'Confirmed' : 'Not confirmed'],
            ['Beta access', account.betaAccess ? 'On' : 'Off'],
          ]}
        />
      </Part>
      <Part title="Milestones">
        <ul className="grid">
          {account.milestones.map(({ slug, state, progress, completedAt }) => (
            <li
              key={slug}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
            >
              {nameMilestone(slug)}
              <span className="flex items-center gap-2.5 text-[.9375rem] text-ink-soft">
                {completedAt !== null && <When at={completedAt} />}
                {state === 'under-way' && <span className="figure-tabular">{progress}%</span>}
                <Badge look={states[state].look}>{states[state].text}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Dates ahead">
        <Lines
          none="No date ahead is set."
          lines={dates.map(({ slug, title, date }) => [
            title,
            `${formatCalendarDate(date)}, ${nameMilestone(slug)}`,
          ])}
        />
      </Part>
      <Part title="Documents owed">
        <Lines
          none="Nothing is owed in the milestones that are open."
          lines={documentsOwed.map(({ slug, title }) => [title, nameMilestone(slug)])}
        />
      </Part>
      <Part title="Guide">
        <p>
          {stages.length} of {guideStages.length} stages completed
          {stages.length > 0 && `: ${stages.map(nameStage).join(', ')}`}.
        </p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines, none }: { lines: readonly (readonly [string, string])[]; none: string }) {
  if (lines.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="grid">
      {lines.map(([what, more]) => (
        <li key={`${what} ${more}`} className="border-line border-b py-2">
          {what}
          <span className="figure-tabular block text-[.9375rem] text-ink-soft">{more}</span>
        </li>
      ))}
    </ul>
  );
}
