import * as texts from '@porchlight/content/en/home-buyers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { getStageName, guideStages } from '@porchlight/domain/guide/guide.ts';
import type { HomeBuyerDetail } from '@porchlight/domain/home-buyers/home-buyers.contract.ts';
import {
  type BuyerStage,
  buyerStages,
  type MilestoneState,
} from '@porchlight/domain/home-buyers/home-buyers.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listDoNotCall } from '../../console-kit/do-not-call.tsx';
import { useMay } from '../../console-kit/staff.queries.ts';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { When } from '../../console-kit/when.tsx';
import { parseFailure } from '../../platform/api/failure.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Words of the plan come with a buyer who has one. */
const loadPlan = () => import('./home-buyer-plan.tsx');

/** One home buyer: who it is, the stage, and the journey of their account. */
export function HomeBuyerView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.homeBuyers.get.queryOptions({ input: { id } }),
  );
  const mayChange = useMay('agent');
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.buyerLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
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
          [texts.phone, data.phone ?? '–'],
          ...listDoNotCall(data.calls),
          [texts.stage, data.stage === null ? texts.noStage : getStageName(data.stage)],
          [texts.since, <When key="since" at={data.since} />],
          [texts.lastActivity, <When key="activity" at={data.lastActivityAt} />],
        ]}
      />
      {mayChange && data.stage !== null && <StageForm key={data.id} buyer={data} />}
      {data.account === null ? (
        <p className="text-ink-soft">{texts.noJourney}</p>
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
    const { id } = buyer;
    try {
      const changed = await staffApi.homeBuyers.setStage.call({ id, version: seen ?? 0, stage: chosen });
      setSeen(changed.version);
    } catch (error) {
      if (parseFailure(error).code === 'CHANGED_MEANWHILE') {
        const options = staffApi.homeBuyers.get.queryOptions({ input: { id }, staleTime: 0 });
        setSeen((await client.fetchQuery(options)).version);
      }
      throw error;
    }
    await client.invalidateQueries({ queryKey: staffApi.homeBuyers.key() });
    showSuccess({ title: texts.stageSaved(getStageName(chosen)) });
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
        label={texts.changeTheStage}
        value={stage ?? ''}
        onChange={({ target }) => setStage(buyerStages.find((known) => known === target.value))}
      >
        {stage === undefined && <option value="">{texts.chooseAStage}</option>}
        {buyerStages.map((slug) => (
          <option key={slug} value={slug}>
            {getStageName(slug)}
          </option>
        ))}
      </SelectField>
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" size="small" busy={busy}>
          {texts.saveTheStage}
        </Button>
      </p>
    </form>
  );
}

const states: Record<MilestoneState, { look: 'done' | 'now' | 'plain'; text: string }> = {
  completed: { look: 'done', text: texts.completed },
  'under-way': { look: 'now', text: texts.underWay },
  'not-started': { look: 'plain', text: texts.notStarted },
  locked: { look: 'plain', text: texts.locked },
};

function Journey({ account }: { account: NonNullable<HomeBuyerDetail['account']> }) {
  const { stages, dates, documentsOwed } = account;
  const nameMilestone = (slug: string) => milestones.find((known) => known.slug === slug)?.title ?? slug;
  return (
    <>
      <Part title={texts.account}>
        <SummaryList
          items={[
            [texts.opened, <When key="opened" at={account.since} />],
            [texts.address, account.emailVerified ? texts.confirmed : texts.notConfirmed],
            [texts.betaAccess, account.betaAccess ? texts.on : texts.off],
          ]}
        />
      </Part>
      <Part title={texts.milestones}>
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
      <Part title={texts.datesAhead}>
        <Lines
          none={texts.datesEmpty}
          lines={dates.map(({ slug, title, date }) => [
            title,
            `${formatCalendarDate(date, locale)}, ${nameMilestone(slug)}`,
          ])}
        />
      </Part>
      <Part title={texts.plan}>
        {account.plan.length === 0 ? (
          <p className="text-ink-soft">{texts.planIsEmpty}</p>
        ) : (
          <LazyPart load={loadPlan} props={{ plan: account.plan }} waiting={<Skeleton className="h-24" />} />
        )}
      </Part>
      <Part title={texts.documentsOwed}>
        <Lines
          none={texts.documentsOwedEmpty}
          lines={documentsOwed.map(({ slug, title }) => [title, nameMilestone(slug)])}
        />
      </Part>
      <Part title={texts.guide}>
        <p>
          {stages.length > 0
            ? texts.ofStagesCompleted(stages.length, guideStages.length, stages.map(getStageName).join(', '))
            : texts.stagesCount(stages.length, guideStages.length)}
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
