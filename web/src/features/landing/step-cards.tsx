import type { LandingText, StepCard } from '@porchlight/domain/landing/landing.ts';
import { Plus } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';
import { DemoPanel } from './demo-panel.tsx';

const COLUMNS = 3;
/** Nothing above this, in CSS pixels, is below the bar at the page's top. */
const BAR_PX = 80;

/**
 * The nine step cards (specification 2): at most one is open, and pressing the open one closes it, both by the browser itself. On a wide
 * screen they are in three columns, so that opening one moves only the cards below it.
 */
export function StepCards({ text }: { text: LandingText['steps'] }) {
  const { title, text: lead, cards, demoNote, real } = text;
  const height = Math.ceil(cards.length / COLUMNS);
  const columns = Array.from({ length: COLUMNS }, (_, column) => column * height);
  return (
    <div className="grid gap-4 sm:gap-6">
      <div className="grid gap-1 sm:gap-2">
        <h2 className="text-[clamp(1.5rem,2.6vw,2.1rem)]">{title}</h2>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <div className="grid items-start gap-1.5 lg:grid-cols-3 lg:gap-3.5">
        {columns.map((first) => (
          <ol key={first} start={first + 1} className="grid gap-1.5 lg:gap-3.5">
            {cards.slice(first, first + height).map((card, place) => (
              <li key={card.id}>
                <Card card={card} number={first + place + 1} note={demoNote} real={real} />
              </li>
            ))}
          </ol>
        ))}
      </div>
      <div
        id="demo-answer"
        popover="auto"
        role="status"
        className="fixed inset-x-4 top-24 bottom-auto m-auto max-w-md rounded-m border border-line bg-surface p-5 text-ink shadow-lift"
      >
        {demoNote}
      </div>
    </div>
  );
}

/** Closing the card above moves an open one up: its own title stays in view. */
function keepInView({ currentTarget: card }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!card.open || card.getBoundingClientRect().top >= BAR_PX) return;
  card.scrollIntoView({ block: 'start' });
}

function Card({ card, number, note, real }: { card: StepCard; number: number; note: string; real: string }) {
  return (
    <details
      name="step"
      id={card.id}
      onToggle={keepInView}
      className="group rounded-m border border-line bg-surface open:shadow-lift"
    >
      <summary className="flex list-none items-center gap-3.5 rounded-m px-3 py-1.5 lg:min-h-26 lg:p-4 [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="figure-tabular grid size-9 shrink-0 place-items-center rounded-s bg-lamp-soft font-display font-semibold text-lamp-ink"
        >
          {number}
        </span>
        <span className="mr-auto grid min-w-0">
          <span className="font-semibold">{card.title}</span>
          <span className="text-[.875rem] text-ink-soft leading-snug lg:text-[.9375rem]">{card.line}</span>
        </span>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-45"
        />
      </summary>
      <DemoPanel parts={card.panel} note={note}>
        <p>
          {real}{' '}
          <SiteLink
            href={card.real.href}
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {card.real.label}
          </SiteLink>
        </p>
      </DemoPanel>
    </details>
  );
}
