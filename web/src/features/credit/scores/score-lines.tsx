type Line = { title: string; points: readonly { at: number; value: number }[] };

/** By place: lines differ in their dashes and in the shape of the sample beside their name, never in color alone. */
const looks = [
  { stroke: 'stroke-dusk', border: 'border-dusk', dash: undefined },
  { stroke: 'stroke-lamp-ink', border: 'border-lamp-ink', dash: '7 5' },
  { stroke: 'stroke-sage', border: 'border-sage', dash: '2 4' },
  { stroke: 'stroke-ink-soft', border: 'border-ink-soft', dash: '12 4 2 4' },
] as const;
const lookOf = (place: number) => looks[place % looks.length] ?? looks[0];
const SIZE = 1000;
const STEP = 50;

/** A line for each model and bureau; the same figures are in the table below. `at` is a share of the time shown. */
export function ScoreLines({ series, from, to }: { series: readonly Line[]; from: string; to: string }) {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const bottom = Math.floor(Math.min(...values) / STEP) * STEP;
  const top = Math.max(Math.ceil(Math.max(...values) / STEP) * STEP, bottom + STEP);
  const height = (value: number) => (value - bottom) / (top - bottom);
  const count = (top - bottom) / STEP;
  const every = count > 5 ? 2 : 1;
  const ticks = Array.from(
    { length: Math.floor(count / every) + 1 },
    (_, place) => bottom + place * STEP * every,
  );
  return (
    <figure aria-hidden="true" className="grid gap-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-[.875rem] text-ink-soft">
        {series.map(({ title }, place) => (
          <li key={title} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 28 8" className="h-2 w-7 shrink-0">
              <path
                d="M0 4H28"
                strokeWidth="2.5"
                strokeDasharray={lookOf(place).dash}
                className={lookOf(place).stroke}
              />
            </svg>
            {title}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-y-1.5 pr-2">
        <div className="figure-tabular relative text-[.8125rem] text-ink-soft">
          {ticks.map((tick) => (
            <span
              key={tick}
              style={{ bottom: `${height(tick) * 100}%` }}
              className="absolute right-2.5 translate-y-1/2 leading-none"
            >
              {tick}
            </span>
          ))}
        </div>
        <div className="relative h-44 sm:h-56">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${SIZE * (1 - height(tick))}H${SIZE}`}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {series.map(({ title, points }, place) => (
              <path
                key={title}
                d={points
                  .map(
                    ({ at, value }, step) =>
                      `${step === 0 ? 'M' : 'L'}${at * SIZE} ${SIZE * (1 - height(value))}`,
                  )
                  .join('')}
                fill="none"
                strokeWidth="2.5"
                strokeDasharray={lookOf(place).dash}
                vectorEffect="non-scaling-stroke"
                className={lookOf(place).stroke}
              />
            ))}
          </svg>
          {series.flatMap(({ title, points }, place) =>
            points.map(({ at, value }, step) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: points of a line keep their places.
                key={`${title}${step}`}
                style={{ left: `${at * 100}%`, bottom: `${height(value) * 100}%` }}
                className={`absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 bg-surface ${lookOf(place).border}`}
              />
            )),
          )}
        </div>
        <p className="col-start-2 flex justify-between text-[.8125rem] text-ink-soft">
          <span>{from}</span>
          <span>{to}</span>
        </p>
      </div>
    </figure>
  );
}
