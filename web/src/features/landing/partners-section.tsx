import type { LandingText, PartnerLogo } from '@porchlight/domain/landing/landing.ts';
import { SampleNote } from './section.tsx';

/** Placeholder logos (specification 1): a drawn mark and a name each. */
export function PartnersSection({ text }: { text: LandingText['partners'] }) {
  return (
    <section aria-label={text.title} className="page-width grid gap-4 pb-7 sm:gap-6 sm:pb-16 lg:pb-24">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-6 sm:gap-y-5 sm:pt-10 sm:grid-cols-3 xl:grid-cols-6">
        {text.items.map(({ name, mark }) => (
          <li key={name} className="flex items-center gap-3 text-ink-soft">
            <svg
              width="28"
              height="28"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="shrink-0"
            >
              <path d={marks[mark]} />
            </svg>
            <span className="min-w-0 font-display font-semibold leading-tight [overflow-wrap:anywhere]">
              {name}
            </span>
          </li>
        ))}
      </ul>
      <SampleNote>{text.note}</SampleNote>
    </section>
  );
}

const marks: Record<PartnerLogo['mark'], string> = {
  roof: 'M3 13 12 5l9 8M7 13v6h10v-6',
  key: 'M12 15.5a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0ZM20.5 3l-9.6 9.2M16 7.5l3 3 2.5-2.5-3-3',
  door: 'M6 20V6a6 6 0 0 1 12 0v14M4 20h16M14.5 13h.01',
  lamp: 'M8 9h8l-2-5h-4zM9 9v9a2 2 0 0 0 2 2h2a2 2 0 0 0 2-2V9M12 12v4',
  window: 'M5 4h14v15H5zM12 4v15M5 11h14M3 20.5h18',
  tree: 'M12 21v-7M12 3c4 0 6 3 6 6s-2 6-6 6-6-3-6-6 2-6 6-6ZM7 21h10',
};
