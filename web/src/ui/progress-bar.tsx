/**
 * How far something is, as a whole percent. `label` names it for a screen reader; the same figure has to be beside it in words. Drawn as a
 * picture with an attribute for its width, since a page's security policy may forbid styles.
 */
export function ProgressBar({
  percent,
  label,
  size = 'regular',
}: {
  percent: number;
  label: string;
  size?: 'regular' | 'large';
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line ${size === 'large' ? 'h-3' : 'h-2'}`}
    >
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        <rect
          width={`${percent}%`}
          height="100%"
          rx={size === 'large' ? 6 : 4}
          className="fill-lamp transition-[width] duration-200 ease-out"
        />
      </svg>
    </div>
  );
}
