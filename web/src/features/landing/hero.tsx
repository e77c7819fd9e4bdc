import * as texts from '@porchlight/content/en/landing/screens.ts';
import type { PaymentAssumptions } from '@porchlight/domain/landing/first-payment.ts';
import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import type { NavigationLink } from '@porchlight/domain/site/navigation.ts';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { findNextStep, showNextStep } from '../../platform/page/next-step.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/house/house.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { PaymentCard } from './payment-card.tsx';
import { StepCards } from './step-cards.tsx';

/** More than half-way through, so that the drawing says what the windows are for. */
const someLit = new Set([1, 2, 3, 4, 5, 6]);

const script = showNextStep({
  words: texts.continueWith('%'),
  address: `${paths.portal}/milestones/%`,
});

/** Where a visitor begins, and a signed-in buyer goes on with the next milestone. The built page says the first for everyone. */
function StartLink({ label, href }: NavigationLink) {
  const next = useHydrated() ? findNextStep() : undefined;
  return (
    <>
      <ButtonLink
        to={next === undefined ? href : `${paths.portal}/milestones/${next.slug}`}
        variant="primary"
        suppressHydrationWarning
      >
        {next === undefined ? label : texts.continueWith(next.title)}
      </ButtonLink>
      <script>{script}</script>
    </>
  );
}

/** What this is, where to begin, what a home costs each month, and the nine steps (specification 2). */
export function Hero({
  text,
  steps,
  assumptions,
}: {
  text: LandingText['hero'];
  steps: LandingText['steps'];
  assumptions: PaymentAssumptions;
}) {
  const { eyebrow, heading, lead, actions, links } = text;
  const [start, ...others] = actions;
  return (
    <section
      id="hero"
      aria-labelledby="hero-heading"
      className="page-width grid gap-7 pb-7 sm:gap-12 sm:pb-16 lg:gap-16"
    >
      <div className="grid items-center gap-5 pt-4 sm:gap-10 sm:pt-8 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:pt-14">
        <div className="grid gap-4 sm:gap-5">
          <p className="font-semibold text-lamp-ink">{eyebrow}</p>
          <h1 id="hero-heading" className="text-[clamp(2.2rem,5.2vw,4rem)]">
            {heading}
          </h1>
          <p className="max-w-[34em] text-ink-soft sm:text-[1.2rem]">{lead}</p>
          <div className="flex flex-wrap gap-3 pt-1">
            {start !== undefined && <StartLink {...start} />}
            {others.map(({ label, href }) => (
              <ButtonLink key={label} to={href}>
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
        <div className="grid">
          <House lit={someLit} className="mx-auto max-w-[11rem] sm:max-w-[24rem] lg:max-w-[26rem]" />
          <div className="-mt-9 sm:-mt-10">
            <PaymentCard assumptions={assumptions} />
          </div>
        </div>
      </div>
      <StepCards text={steps} />
    </section>
  );
}
