import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { CreditView, ScoreReading } from '@porchlight/domain/credit/credit.contract.ts';
import { findLenderScore, type LenderReadings } from '@porchlight/domain/credit/lender-score.ts';
import { bureaus, findLenderUse, findModelBureau } from '@porchlight/domain/credit/score-models.ts';
import { countDaysBetween, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { useScrollToHash } from '../../../platform/page/scroll-to-hash.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { getValues } from '../../plan/shown-plan.ts';
import { useCreditChanges } from '../credit.queries.ts';
import type { PartProps } from '../part-props.ts';
import { ScoreDialog } from './score-dialog.tsx';
import { ScoreLines } from './score-lines.tsx';
import { ScoreList } from './score-list.tsx';

/** More lines than these cannot be distinguished; the table has every score. */
const MAX_LINES = 4;

type Owned = { who: string; scores: readonly ScoreReading[] };

/** Scores over time as a picture, with the same in a table; from two days on. */
function ScoreHistory({ lines }: { lines: readonly Owned[] }) {
  const all = lines
    .flatMap(({ who, scores }) => scores.map((score) => ({ who, ...score })))
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || first.on === last.on) return null;
  const days = countDaysBetween(first.on, last.on);
  const isOfTwo = new Set(all.map(({ who }) => who)).size > 1;
  const pictures = lines
    .filter(({ scores }) => new Set(scores.map(({ on }) => on)).size > 1)
    .map(({ who, scores }) => ({ who, series: listSeries(scores, first.on, days) }));
  const write = (day: string) => formatCalendarDate(day, locale);
  return (
    <SectionCard id="history" title={texts.history}>
      <p className="max-w-[60ch] text-ink-soft">
        {texts.historySays(all.length, write(first.on), write(last.on))} {texts.historyNote}
      </p>
      {pictures.map(({ who, series }) => (
        <div key={who} className="grid gap-3">
          {pictures.length > 1 && <h3 className="text-lg">{who}</h3>}
          <ScoreLines series={series} from={write(first.on)} to={write(last.on)} />
        </div>
      ))}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          {texts.showTable}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
        <section aria-label={texts.historyTable} className="overflow-x-auto" tabIndex={0}>
          <table className="w-full text-left text-[.9375rem]">
            <caption className="sr-only">{texts.historyTable}</caption>
            <thead>
              <tr className="border-line-strong border-b">
                <th className="py-2 pr-4">{texts.columns.day}</th>
                {isOfTwo && <th className="py-2 pr-4">{texts.columns.who}</th>}
                <th className="py-2 pr-4 text-right">{texts.columns.score}</th>
                <th className="py-2 pr-4">{texts.columns.model}</th>
                <th className="py-2">{texts.columns.bureau}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {all.toReversed().map((score) => (
                <tr key={score.id}>
                  <td className="whitespace-nowrap py-2 pr-4">{write(score.on)}</td>
                  {isOfTwo && <td className="py-2 pr-4">{score.who}</td>}
                  <td className="figure-tabular py-2 pr-4 text-right font-semibold">{score.value}</td>
                  <td className="py-2 pr-4">{texts.models[score.model]}</td>
                  <td className="py-2">{texts.bureaus[score.bureau]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </SectionCard>
  );
}

/** One line for each model and bureau; those that lenders use come first. `days` is the whole time shown. */
function listSeries(scores: readonly ScoreReading[], from: string, days: number) {
  const name = ({ model, bureau }: ScoreReading) =>
    findModelBureau(model) === undefined
      ? `${texts.models[model]}, ${texts.bureaus[bureau]}`
      : texts.models[model];
  const inOrder = scores.toSorted(
    (one, other) => order(one) - order(other) || countDaysBetween(other.on, one.on),
  );
  return [...Map.groupBy(inOrder, name)].slice(0, MAX_LINES).map(([title, readings]) => ({
    title,
    points: readings.map(({ on, value }) => ({ at: countDaysBetween(from, on) / days, value })),
  }));
}

const order = ({ model }: ScoreReading) => ['lender', 'some-lenders', 'app'].indexOf(findLenderUse(model));

/** The score that counts first, then what it is picked from, how it went, and who sees it. */
export default function ScoresPart({ credit, today }: PartProps) {
  const plan = useQuery(api.plan.read.queryOptions()).data;
  const [open, setOpen] = useState<ScoreReading | 'new'>();
  useScrollToHash(true);
  const shared = credit.partner?.scores ?? [];
  return (
    <>
      <LenderScoreCard credit={credit} />
      <SectionCard id="own-scores" title={texts.yourScores}>
        {credit.scores.length === 0 ? (
          <p className="max-w-[60ch] text-ink-soft">{texts.noScores}</p>
        ) : (
          <ScoreList scores={credit.scores} onChange={setOpen} />
        )}
        <p>
          <Button variant={credit.scores.length === 0 ? 'primary' : 'quiet'} onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addScore}
          </Button>
        </p>
      </SectionCard>
      {credit.partner?.scores != null && (
        <SectionCard id="partner-scores" title={texts.partnersScores(credit.partner.name)}>
          {shared.length === 0 ? (
            <p className="text-ink-soft">{texts.partnerHasNone(credit.partner.name)}</p>
          ) : (
            <ScoreList scores={shared} />
          )}
        </SectionCard>
      )}
      <ScoreHistory
        lines={[
          { who: texts.ofYou, scores: credit.scores },
          ...(credit.partner === null ? [] : [{ who: credit.partner.name, scores: shared }]),
        ]}
      />
      <SharingCard credit={credit} />
      {open !== undefined && (
        <ScoreDialog
          score={open === 'new' ? undefined : open}
          plan={credit.scores.length === 0 ? getValues(plan?.facts ?? []) : {}}
          today={today}
          title={open === 'new' ? texts.scoresFormTitle.add : texts.scoresFormTitle.change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** One switch: whether who buys with this person sees their scores. */
function SharingCard({ credit: { partner, isShared } }: { credit: CreditView }) {
  const { show } = useCreditChanges();
  const name = partner?.name ?? '';
  const share = useMutation({
    ...pageApi.credit.share.mutationOptions(),
    onSuccess: (view) => {
      show(view);
      showSuccess({ title: view.isShared ? texts.shared(name) : texts.stopped(name) });
    },
    onError: (error) => showFailure({ title: texts.notSaved, description: parseFailure(error).message }),
  });
  return (
    <SectionCard id="sharing" title={texts.sharing}>
      {partner === null ? (
        <p className="text-ink-soft">{texts.noPartner}</p>
      ) : (
        <div className="grid gap-1">
          <Checkbox
            checked={share.isPending ? share.variables.isShared : isShared}
            onChange={({ target }) => share.mutate({ isShared: target.checked })}
          >
            {texts.share(name)}
          </Checkbox>
          <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.shareHint(name)}</p>
        </div>
      )}
    </SectionCard>
  );
}

/** The representative score with how it is picked, of both buyers where both are seen. */
function LenderScoreCard({ credit }: { credit: CreditView }) {
  const { partner } = credit;
  const names = [texts.ofYou, ...(partner?.scores == null ? [] : [partner.name])];
  const found = findLenderScore([credit.scores, ...(partner?.scores == null ? [] : [partner.scores])]);
  if (found.used === null)
    return (
      <SectionCard id="lender-score" title={texts.noLenderScore}>
        <p className="max-w-[60ch] text-ink-soft">{texts.lenderScoreLead}</p>
      </SectionCard>
    );
  const isOfTwo = found.people.filter(({ score }) => score !== null).length > 1;
  return (
    <SectionCard id="lender-score" title={texts.lenderScore}>
      {isOfTwo && <p className="max-w-[60ch] font-semibold">{texts.lowestOfBuyers(found.used)}</p>}
      <div className="grid gap-5">
        {found.people.map(({ readings, score }, place) => (
          <div key={names[place]} className="grid gap-2">
            {names.length > 1 && <h3 className="text-lg">{names[place]}</h3>}
            <Readings readings={readings} counts={score} />
            {score !== null && <p className="max-w-[60ch]">{describePick(readings, score)}</p>}
          </div>
        ))}
      </div>
      {partner !== null && (partner.scores === null || found.people[1]?.score === null) && (
        <p className="max-w-[60ch]">{texts.partnerMissing(partner.name)}</p>
      )}
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.howWeKnow}</p>
    </SectionCard>
  );
}

function Readings({ readings, counts }: { readings: LenderReadings; counts: number | null }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-3">
      {bureaus.map((bureau) => {
        const reading = readings[bureau];
        const isCounted = reading !== null && reading.value === counts;
        return (
          <li
            key={bureau}
            className={`flex items-baseline justify-between gap-3 rounded-m border px-4 py-3 sm:grid sm:justify-start sm:gap-0.5 ${isCounted ? 'border-dusk bg-sunken' : 'border-line'}`}
          >
            <span className="text-[.9375rem] text-ink-soft">{texts.bureaus[bureau]}</span>
            {reading === null ? (
              <span className="text-ink-soft">{texts.missing}</span>
            ) : (
              <span className="flex flex-wrap items-baseline gap-x-2.5">
                <span className={`figure-tabular text-xl ${isCounted ? 'font-semibold' : ''}`}>
                  {reading.value}
                </span>
                <span className="text-[.8125rem] text-ink-soft">
                  {formatCalendarDate(reading.on, locale)}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function describePick(readings: LenderReadings, score: number): string {
  const known = bureaus.filter((bureau) => readings[bureau] !== null).length;
  if (known === bureaus.length) return texts.middleOfThree(score);
  return known === 2 ? texts.lowerOfTwo(score) : texts.onlyOne(score);
}
