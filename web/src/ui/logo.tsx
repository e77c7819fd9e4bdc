/** The porch lamp alone, and the site's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-display font-semibold text-[1.35rem] leading-none">
      <svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true">
        <circle cx="13" cy="14" r="11" className="fill-lamp" opacity=".28" />
        <path d="M8.5 10h9l-1.6-4h-5.8z" fill="currentColor" />
        <rect
          x="9.5"
          y="10"
          width="7"
          height="10"
          rx="2"
          className="fill-lamp"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      {name}
    </span>
  );
}
