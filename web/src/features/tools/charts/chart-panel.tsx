import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { memo, type PointerEvent } from 'react';
import { makeScale, type Scale } from './chart-scale.ts';
import type { ChartPanel, Series } from './chart-series.ts';

/** By place: areas by how dark they are, lines by their dashes. Color is never the only difference. */
const looks = [
  { area: 'fill-dusk', line: 'stroke-dusk', dash: undefined, width: 2.5 },
  { area: 'fill-dusk/35', line: 'stroke-lamp-ink', dash: '7 5', width: 2.5 },
  { area: 'fill-line-strong', line: 'stroke-sage', dash: '2 4', width: 2.5 },
  { area: 'fill-dusk/15', line: 'stroke-ink-soft', dash: '12 4 2 4', width: 2 },
] as const;

/** One picture with its key, which gives the exact figures of the month that is read. */
export function ChartPanelView({
  panel,
  months,
  place,
  onPoint,
}: {
  panel: ChartPanel;
  months: readonly number[];
  place: number;
  onPoint: (event: PointerEvent<HTMLElement>) => void;
}) {
  const { series, kind } = panel;
  const last = months.at(-1) ?? 1;
  const tops = kind === 'areas' ? stack(series) : series.map(({ figures }) => figures.map(Number));
  const scale = makeScale(tops.flat());
  const at = ((months[place] ?? 0) / last) * 100;
  return (
    <div className="grid gap-3.5 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-[.9375rem]">
        <h3 className="font-sans font-semibold text-[.9375rem] tracking-normal">{panel.title}</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {series.map(({ name, figures }, index) => (
            <li key={name} className="flex flex-wrap items-center gap-2">
              <Sample kind={kind} index={index} count={series.length} />
              <span className="text-ink-soft">{name}</span>
              <span className="figure-tabular font-semibold">
                {formatDollars(figures[place] ?? '0', 'whole')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-[3.25rem_minmax(0,1fr)]">
        <div aria-hidden="true" className="figure-tabular relative text-[.8125rem] text-ink-soft">
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
        <div
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          className="relative h-44 cursor-crosshair touch-pan-y sm:h-56 print:h-40"
        >
          <Drawing kind={kind} tops={tops} months={months} scale={scale} />
          <div
            aria-hidden="true"
            style={{ left: `${at}%` }}
            className="absolute inset-y-0 w-0 border-ink border-l print:hidden"
          />
          {tops.map((values, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: Series keep their places.
              key={index}
              aria-hidden="true"
              style={{ left: `${at}%`, bottom: `${scale.place(values[place] ?? 0) * 100}%` }}
              className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-ink bg-surface print:hidden"
            />
          ))}
          {kind === 'lines' && series.length > 1 && (
            <LineNames series={series} tops={tops} months={months} scale={scale} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Each area's upper edge: what it and those below it come to. */
function stack(series: readonly Series[]): number[][] {
  const tops: number[][] = [];
  for (const { figures } of series) {
    const below = tops.at(-1);
    tops.push(figures.map((figure, place) => Number(figure) + (below?.[place] ?? 0)));
  }
  return tops;
}

type DrawingParts = {
  kind: ChartPanel['kind'];
  tops: readonly (readonly number[])[];
  months: readonly number[];
  scale: Scale;
};

/** The picture's own measure, which the browser stretches to the room there is. */
const SIZE = 1000;

const Drawing = memo(function Drawing({ kind, tops, months, scale }: DrawingParts) {
  const edges = tops.map((values) => writeEdge(values, months, scale));
  const bottom = SIZE * (1 - scale.place(0));
  return (
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
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line forced-colors:stroke-[GrayText]'}
        />
      ))}
      {/* The upper areas reach down to the bottom and are behind the lower ones. */}
      {kind === 'areas' &&
        edges
          .map((edge, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: Series keep their places.
              key={index}
              d={`M${edge}V${bottom}H0Z`}
              vectorEffect="non-scaling-stroke"
              className={`${findArea(index, edges.length)} stroke-2 stroke-dusk forced-colors:stroke-[CanvasText] ${index === 0 && edges.length > 1 ? 'forced-colors:fill-[CanvasText]' : 'forced-colors:fill-[Canvas]'}`}
            />
          ))
          .reverse()}
      {kind === 'lines' &&
        edges.map((edge, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: Series keep their places, and two may run the same way.
            key={index}
            d={`M${edge}`}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={findLook(index).dash}
            strokeWidth={findLook(index).width}
            className={`${findLook(index).line} forced-colors:stroke-[CanvasText]`}
          />
        ))}
    </svg>
  );
});

function writeEdge(values: readonly number[], months: readonly number[], scale: Scale): string {
  const last = months.at(-1) ?? 1;
  return values
    .map((value, place) => {
      const x = ((months[place] ?? 0) / last) * SIZE;
      return `${x.toFixed(1)} ${(SIZE * (1 - scale.place(value))).toFixed(1)}`;
    })
    .join('L');
}

/** Each line's name beside it, where it is furthest from the others. */
function LineNames({
  series,
  tops,
  months,
  scale,
}: Omit<DrawingParts, 'kind'> & { series: readonly Series[] }) {
  const last = months.at(-1) ?? 1;
  return series.map(({ name }, index) => {
    const own = tops[index] ?? [];
    const spot = findSpot(tops, index);
    const value = own[spot] ?? 0;
    const isAbove = tops.every((other) => (other[spot] ?? 0) <= value);
    return (
      <span
        key={name}
        aria-hidden="true"
        style={{ left: `${((months[spot] ?? 0) / last) * 100}%`, bottom: `${scale.place(value) * 100}%` }}
        className={`pointer-events-none absolute -translate-x-1/2 whitespace-nowrap rounded-s bg-surface/85 px-1.5 font-semibold text-[.8125rem] leading-5 ${isAbove ? '-translate-y-1.5' : 'translate-y-[calc(100%+.375rem)]'}`}
      >
        {name}
      </span>
    );
  });
}

function findSpot(tops: DrawingParts['tops'], index: number): number {
  const own = tops[index] ?? [];
  const [from, to] = [Math.floor(own.length * 0.2), Math.ceil(own.length * 0.75)];
  let best = from;
  let widest = -1;
  for (let place = from; place < to; place += 1) {
    const gaps = tops
      .filter((_, other) => other !== index)
      .map((other) => Math.abs((other[place] ?? 0) - (own[place] ?? 0)));
    const gap = Math.min(...gaps);
    if (gap > widest) [best, widest] = [place, gap];
  }
  return best;
}

function Sample({ kind, index, count }: { kind: ChartPanel['kind']; index: number; count: number }) {
  const { line, dash, width } = findLook(index);
  return (
    <svg width="22" height="12" aria-hidden="true" className="shrink-0">
      {kind === 'areas' ? (
        <rect
          x="1"
          y="1"
          width="20"
          height="10"
          rx="2"
          className={`${findArea(index, count)} stroke-dusk forced-colors:stroke-[CanvasText] ${index === 0 ? 'forced-colors:fill-[CanvasText]' : 'forced-colors:fill-[Canvas]'}`}
        />
      ) : (
        <path
          d="M0 6H22"
          strokeDasharray={dash}
          strokeWidth={width}
          className={`${line} forced-colors:stroke-[CanvasText]`}
        />
      )}
    </svg>
  );
}

/** An area by itself needs no contrast with others, and is kept light. */
function findArea(index: number, count: number): string {
  return count === 1 ? 'fill-dusk/25' : findLook(index).area;
}

function findLook(index: number): (typeof looks)[number] {
  return looks[index % looks.length] ?? looks[0];
}
