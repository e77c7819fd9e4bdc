/** By place, since a share of the bar and its line of the table have to match. Pale parts have an edge. */
const fills = [
  'fill-dusk',
  'fill-dusk/60',
  'fill-line-strong',
  'fill-dusk/30 stroke-dusk',
  'fill-surface stroke-ink-soft',
];

/** What a sum is made of, as one bar. It is a picture alone: the figures are in the table beside it, each line with its `PartSample`. */
export function PartsBar({ sizes, height }: { sizes: readonly number[]; height: number }) {
  const sum = sizes.reduce((before, size) => before + size, 0) || 1;
  return (
    <svg width="100%" height={height} aria-hidden="true" className="rounded-s">
      {sizes.map((size, place) => {
        const before = sizes.slice(0, place).reduce((left, one) => left + one, 0);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: A part is its place.
            key={place}
            x={`${(before / sum) * 100}%`}
            width={`${(size / sum) * 100}%`}
            height={height}
            className={`${fills[place % fills.length]} forced-colors:stroke-[CanvasText]`}
          />
        );
      })}
    </svg>
  );
}

/** How the part of a bar looks that has this place. */
export function PartSample({ place }: { place: number }) {
  return (
    <svg width="12" height="12" aria-hidden="true" className="shrink-0">
      <rect
        x=".5"
        y=".5"
        width="11"
        height="11"
        rx="3"
        className={`${fills[place % fills.length]} forced-colors:stroke-[CanvasText]`}
      />
    </svg>
  );
}
