import type { Portrait } from '@porchlight/domain/site/portrait.ts';

const sizes = {
  regular: { box: 'size-14 text-lg', pixels: 56 },
  large: { box: 'size-40 text-5xl', pixels: 160 },
};

/** A picture of a person, or their initials until there is one. */
export function PortraitPicture({
  portrait,
  size = 'regular',
}: {
  portrait: Portrait;
  size?: keyof typeof sizes;
}) {
  const { box, pixels } = sizes[size];
  const look = `${box} shrink-0 rounded-full`;
  const { src, alt, initials } = portrait;
  if (src !== undefined) {
    return (
      <img
        src={src}
        alt={alt}
        width={pixels}
        height={pixels}
        loading="lazy"
        className={`${look} object-cover`}
      />
    );
  }
  return (
    <span
      role="img"
      aria-label={alt}
      className={`${look} grid place-items-center bg-lamp-soft font-display font-semibold text-lamp-ink`}
    >
      {initials}
    </span>
  );
}
