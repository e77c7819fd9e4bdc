import * as texts from '@porchlight/content/en/owned-home-value.ts';
import { formatCents, formatDollars } from '@porchlight/domain/kernel/money.ts';
import { makeScale } from '../../tools/charts/chart-scale.ts';

type Point = { quarter: string; value: number };
const SIZE = 1000;

/** Quarters since a year that no index reaches, so that a quarter without a figure leaves its room. */
const countQuarters = (quarter: string) => Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(5));

/** The home by the index from the quarter of the purchase on; a line runs only between quarters that follow one another. */
export function ValueChart({ points }: { points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = countQuarters(first.quarter);
  const span = countQuarters(last.quarter) - from || 1;
  const scale = makeScale(points.map(({ value }) => value / 100));
  const placeOf = ({ quarter, value }: Point) => ({
    x: ((countQuarters(quarter) - from) / span) * 100,
    y: scale.place(value / 100) * 100,
  });
  const line = points
    .map((point, at) => {
      const { x, y } = placeOf(point);
      const before = points[at - 1];
      const follows =
        before !== undefined && countQuarters(point.quarter) - countQuarters(before.quarter) === 1;
      return `${follows ? 'L' : 'M'}${(x * SIZE) / 100} ${SIZE - (y * SIZE) / 100}`;
    })
    .join('');
  return (
    <figure className="grid gap-3">
      <figcaption className="max-w-[64ch] text-ink-soft">
        {texts.chartSays(
          texts.quarter(first.quarter),
          formatCents(first.value),
          texts.quarter(last.quarter),
          formatCents(last.value),
        )}
      </figcaption>
      <div aria-hidden="true" className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-y-1.5 pr-2 pt-2">
        <div className="figure-tabular relative text-[.8125rem] text-ink-soft">
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              style={{ bottom: `${scale.place(tick) * 100}%` }}
              className="absolute right-2.5 translate-y-1/2 leading-none"
            >
              {formatDollars(String(tick), 'compact')}
            </span>
          ))}
        </div>
        <div className="relative h-44 sm:h-56">
          <svg
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            {scale.ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${SIZE * (1 - scale.place(tick))}H${SIZE}`}
                vectorEffect="non-scaling-stroke"
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
            ))}
            <path
              d={line}
              fill="none"
              strokeWidth="2.5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-dusk forced-colors:stroke-[CanvasText]"
            />
          </svg>
          {[first, last].map((point) => {
            const { x, y } = placeOf(point);
            return (
              <span
                key={point.quarter}
                style={{ left: `${x}%`, bottom: `${y}%` }}
                className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-dusk bg-surface"
              />
            );
          })}
        </div>
        <p className="col-start-2 flex justify-between text-[.8125rem] text-ink-soft">
          <span>{texts.quarter(first.quarter)}</span>
          <span>{texts.quarter(last.quarter)}</span>
        </p>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
          {texts.chartTable}
        </summary>
        <table className="figure-tabular w-full max-w-sm text-left">
          <thead className="text-[.875rem] text-ink-soft">
            <tr>
              <th scope="col" className="py-1.5 font-medium">
                {texts.chartHead.quarter}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {texts.chartHead.value}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.map(({ quarter, value }) => (
              <tr key={quarter}>
                <th scope="row" className="py-1.5 font-normal">
                  {texts.quarter(quarter)}
                </th>
                <td className="py-1.5 text-right">{formatCents(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
