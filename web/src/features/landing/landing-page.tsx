import { site } from '@porchlight/content/site.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { House } from '../../ui/house.tsx';

/** Half-way through, so that the drawing says what the windows are for. */
const someLit = new Set([1, 2, 3, 4, 5, 6]);

export default function LandingPage() {
  const { eyebrow, heading, lead } = site.hero;
  return (
    <section className="page-width grid items-center gap-10 py-10 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-16">
      <title>{`${site.name}: ${site.tagline}`}</title>
      <div className="grid gap-6">
        <p className="font-semibold text-lamp-ink">{eyebrow}</p>
        <h1 className="text-[clamp(2.4rem,5.2vw,4rem)]">{heading}</h1>
        <p className="max-w-[34em] text-[1.2rem] text-ink-soft">{lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.portal} variant="primary">
            Try Portal
          </ButtonLink>
          <ButtonLink to={paths.signUp()}>Open an account</ButtonLink>
        </div>
      </div>
      <House lit={someLit} />
    </section>
  );
}
