import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/house.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StepCards } from './step-cards.tsx';

/** More than half-way through, so that the drawing says what the windows are for. */
const someLit = new Set([1, 2, 3, 4, 5, 6]);

/** What this is, where to begin, and the nine steps (specification 2). */
export function Hero({ text, steps }: { text: LandingText['hero']; steps: LandingText['steps'] }) {
  const { eyebrow, heading, lead, actions, links } = text;
  return (
    <section id="hero" aria-labelledby="hero-heading" className="page-width grid gap-12 pb-16 lg:gap-16">
      <div className="grid items-center gap-10 pt-8 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:pt-14">
        <div className="grid gap-5">
          <p className="font-semibold text-lamp-ink">{eyebrow}</p>
          <h1 id="hero-heading" className="text-[clamp(2.4rem,5.2vw,4rem)]">
            {heading}
          </h1>
          <p className="max-w-[34em] text-[1.2rem] text-ink-soft">{lead}</p>
          <div className="flex flex-wrap gap-3 pt-1">
            {actions.map(({ label, href }, place) => (
              <ButtonLink key={label} to={href} variant={place === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </div>
          <p className="-mt-2 flex flex-wrap gap-x-6">
            {links.map(({ label, href }) => (
              <SiteLink key={label} href={href} className="inline-flex min-h-11 items-center text-link">
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
        <House lit={someLit} />
      </div>
      <StepCards text={steps} />
    </section>
  );
}
