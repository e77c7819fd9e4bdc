import * as texts from '@porchlight/content/en/credit.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { ScoreReading } from '@porchlight/domain/credit/credit.contract.ts';
import { findLenderUse, findModelBureau } from '@porchlight/domain/credit/score-models.ts';
import { countDaysBetween, formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ScoreLines } from './score-lines.tsx';

/** More lines than these cannot be distinguished; the table has every score. */
const MAX_LINES = 4;

type Owned = { who: string; scores: readonly ScoreReading[] };

/** Scores over time as a picture, with the same in a table; from two days on. */
export function ScoreHistory({ lines }: { lines: readonly Owned[] }) {
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
