import * as texts from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { computeHomeCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView, OfferEntryView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { listOfferRounds, type OfferRound } from '@porchlight/domain/offers/home-offers/compare-rounds.ts';
import {
  getOfferState,
  type OfferLog,
  type OfferParty,
  type OfferState,
  otherParty,
} from '@porchlight/domain/offers/home-offers/offer-log.ts';
import type { OfferTerms } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { useMemo, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomesProps } from '../homes-props.ts';
import AnswerDialog from './answer-dialog.tsx';
import { ContractPart } from './contract-part.tsx';
import OfferDialog from './offer-dialog.tsx';
import type { NewOfferEntry } from './offer-draft.ts';
import { describeOfferState, formatChange, getEntryTitle, listTerms } from './offer-words.ts';
import { useNow } from './use-now.ts';

type Opened = { entry: NewOfferEntry; terms: OfferTerms | null; title: string };

/** Entries that are drawn at first: a log may have a thousand. */
const SHOWN_FIRST = 30;

/** The log, the latest entry first: what each says, what it changed of the round before, and how it ended. */
function OfferEntries({
  entries,
  rounds,
  state,
  home,
  ...props
}: Pick<HomesProps, 'plan' | 'today' | 'survey'> & {
  entries: readonly OfferEntryView[];
  rounds: readonly OfferRound[];
  state: OfferState;
  home: HomeView;
}) {
  const { timeZone } = home;
  const [isWhole, setIsWhole] = useState(false);
  const shown = entries.toReversed().slice(0, isWhole ? undefined : SHOWN_FIRST);
  const termsOf = new Map(rounds.map(({ entry }) => [entry.id, entry.terms]));
  const changesOf = new Map(rounds.map(({ entry, changes }) => [entry.id, changes]));
  return (
    <>
      <ol
        start={entries.length}
        className="grid divide-y divide-line border-line border-t print:hidden"
        reversed
      >
        {shown.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-1.5 py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{getEntryTitle(entry, entries)}</span>
              <EntryState entry={entry} state={state} />
            </p>
            <p className="figure-tabular text-[.875rem] text-ink-soft">
              {formatInstant(entry.at, 'deadline', { locale, timeZone })} ·{' '}
              {texts.enteredBy(entry.enteredBy.isYou ? texts.you : entry.enteredBy.name)}
            </p>
            {entry.terms !== null && (
              <>
                <RoundFigures
                  {...props}
                  home={home}
                  terms={entry.terms}
                  before={termsOf.get(entry.answers ?? '')}
                  isLatest={entry.id === rounds.at(-1)?.entry.id}
                />
                <dl className="grid gap-x-6 gap-y-0.5 text-[.9375rem] sm:grid-cols-2">
                  {listTerms(entry.terms, timeZone).map(({ name, words }) => (
                    <div key={name} className="flex flex-wrap gap-x-2">
                      <dt className="text-ink-soft">{name}</dt>
                      <dd className="figure-tabular wrap-anywhere whitespace-pre-line">{words}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
            {(changesOf.get(entry.id) ?? []).length > 0 && (
              <ul className="grid gap-0.5 rounded-m bg-sunken p-3 text-[.9375rem]">
                {changesOf.get(entry.id)?.map((change) => (
                  <li key={formatChange(change)} className="figure-tabular">
                    {formatChange(change)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <p className="print:hidden">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {texts.showAll(entries.length)}
          </Button>
        </p>
      )}
    </>
  );
}

/** What a round takes a month and at closing, and what the one that it answers took. Nothing where the plan borrows nothing. */
function RoundFigures({
  home,
  terms,
  before,
  isLatest,
  plan,
  today,
  survey,
}: Pick<HomesProps, 'plan' | 'today' | 'survey'> & {
  home: HomeView;
  terms: OfferTerms;
  before: OfferTerms | undefined;
  isLatest: boolean;
}) {
  const [cost, earlier] = useMemo(
    () =>
      [terms, before].map((round) => round && computeHomeCost(plan, home, { today, survey, terms: round })),
    [home, terms, before, plan, today, survey],
  );
  if (!cost) return null;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 sm:max-w-md">
        {(['payment', 'cashToClose'] as const).map((figure) => (
          <div key={figure} className="grid gap-0.5">
            <dt className="text-[.875rem] text-ink-soft">{texts.roundCosts[figure]}</dt>
            <dd className="figure-tabular font-display font-medium text-xl leading-tight">
              {formatCents(cost[figure], 'whole')}
            </dd>
            {earlier && earlier[figure] !== cost[figure] && (
              <dd className="figure-tabular text-[.875rem] text-ink-soft">
                {texts.costBefore(formatCents(earlier[figure], 'whole'))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {isLatest && <p className="text-[.875rem] text-ink-soft leading-normal">{texts.roundCostsNote}</p>}
    </>
  );
}

function EntryState({ entry, state }: { entry: OfferEntryView; state: OfferState }) {
  if (entry.terms === null) return null;
  if (state.live?.id === entry.id) return <Badge look="now">{texts.isLive}</Badge>;
  if (state.contract?.id === entry.id) return <Badge look="done">{texts.isContract}</Badge>;
  const end = state.ended.findLast(({ id }) => id === entry.id);
  return end === undefined ? null : <Badge>{texts.over[end.by]}</Badge>;
}

/** What is on the table, who answers next, what can be entered, and the whole log. */
export default function OfferRoom({
  log,
  contract,
  home,
  opensTerms,
  ...props
}: HomesProps & {
  home: HomeView;
  opensTerms: boolean;
  contract: OfferLogView['contract'];
  log: OfferLog & { entries: Parameters<typeof OfferEntries>[0]['entries'] };
}) {
  const now = useNow();
  const state = getOfferState(log, now);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rounds = listOfferRounds(log);
  const latest = (state.live ?? state.contract ?? rounds.at(-1)?.entry)?.terms ?? null;
  return (
    <SectionCard id="offers" title={texts.title}>
      <div className="grid gap-1 print:hidden">
        <p className="max-w-[60ch] font-semibold text-lg leading-snug">
          {log.entries.length === 0 ? texts.noneYet : describeOfferState(state, home.timeZone)}
        </p>
        {state.live !== null && (
          <p className="text-ink-soft">
            {state.live.endsAt === null
              ? texts.noEnd
              : texts.endsAt(
                  formatInstant(state.live.endsAt, 'deadline', { locale, timeZone: home.timeZone }),
                )}
          </p>
        )}
        <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        {listMoves(state).map(({ entry, title }, place) => (
          <Button
            key={title}
            size="small"
            variant={state.contract !== null ? 'plain' : place === 0 ? 'primary' : 'quiet'}
            onClick={() => setOpened({ entry, title, terms: latest })}
          >
            {title}
          </Button>
        ))}
        {latest !== null && (
          <Button size="small" variant="plain" onClick={() => window.print()}>
            {texts.printSheet}
          </Button>
        )}
      </div>
      {state.contract !== null && state.acceptance !== null && (
        <ContractPart
          {...props}
          home={home}
          opensTerms={opensTerms}
          contract={contract}
          acceptance={state.acceptance}
          terms={state.contract.terms}
        />
      )}
      {log.entries.length > 0 && (
        <OfferEntries {...props} entries={log.entries} rounds={rounds} state={state} home={home} />
      )}
      <p className="text-[.875rem] text-ink-soft print:hidden">{texts.notAContract}</p>
      {latest !== null && <TermSheet home={home} terms={latest} />}
      {opened !== undefined &&
        (opened.entry.kind === 'offer' || opened.entry.kind === 'counter' ? (
          <OfferDialog {...props} {...opened} home={home} log={log} onClose={close} />
        ) : (
          <AnswerDialog {...opened} home={home} log={log} onClose={close} />
        ))}
    </SectionCard>
  );
}

/** What may happen next, the likeliest first: the rules of the log refuse everything else. */
function listMoves({ live, contract }: OfferState): { entry: NewOfferEntry; title: string }[] {
  const parties: readonly OfferParty[] = ['buyer', 'seller'];
  if (contract !== null)
    return parties.map((by) => ({
      entry: { kind: 'cancellation', by, answers: contract.id },
      title: texts.moves.cancellation[by],
    }));
  if (live === null)
    return [{ entry: { kind: 'offer', by: 'buyer', answers: null }, title: texts.makeOffer }];
  const answers = (['acceptance', 'counter', 'rejection'] as const).map((kind) => {
    const by = otherParty(live.by);
    return { entry: { kind, by, answers: live.id }, title: texts.moves[kind][by] };
  });
  const withdrawal = { kind: 'withdrawal', by: live.by, answers: live.id } as const;
  return [...answers, { entry: withdrawal, title: texts.moves.withdrawal[live.by] }];
}

/** The terms on one page for the agent: seen on paper alone. */
function TermSheet({ home, terms }: { home: HomeView; terms: OfferTerms }) {
  return (
    <div className="hidden gap-4 print:grid">
      <h3 className="text-2xl">{texts.sheetTitle}</h3>
      <p className="font-semibold">{texts.sheetNote}</p>
      <dl className="grid divide-y divide-line border-line border-y">
        <div className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-4 py-2">
          <dt className="font-semibold">{texts.sheetHome}</dt>
          <dd>{home.address}</dd>
        </div>
        {listTerms(terms, home.timeZone).map(({ name, words }) => (
          <div key={name} className="grid grid-cols-[14rem_minmax(0,1fr)] gap-x-4 py-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
