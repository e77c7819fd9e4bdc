import type { FeatureText, LandingText } from '@porchlight/domain/landing/landing.ts';
import {
  ArrowRight,
  Calculator,
  Check,
  Gauge,
  HandCoins,
  Handshake,
  KeyRound,
  ListChecks,
} from 'lucide-react';
import { SiteLink } from '../../ui/site-link.tsx';
import { Section } from './section.tsx';

const icons: Record<FeatureText['id'], typeof Gauge> = {
  credit: Gauge,
  incentives: HandCoins,
  calculator: Calculator,
  negotiation: Handshake,
  mortgage: ListChecks,
  'post-closing': KeyRound,
};

/** The six features, each at its own anchor (specification 1 and 2). */
export function FeaturesSection({ text }: { text: LandingText['features'] }) {
  return (
    <Section id="features" title={text.title} text={text.text} sunken>
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {text.items.map((feature) => (
          <Feature key={feature.id} feature={feature} />
        ))}
      </div>
    </Section>
  );
}

function Feature({ feature: { id, title, text, points, link } }: { feature: FeatureText }) {
  const Icon = icons[id];
  return (
    <article id={id} className="grid content-start gap-3">
      <span className="grid size-11 place-items-center rounded-m bg-lamp-soft text-lamp-ink">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <h3 className="text-[1.4rem]">{title}</h3>
      <p>{text}</p>
      <ul className="grid gap-1.5 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-sage" />
            {point}
          </li>
        ))}
      </ul>
      <SiteLink
        href={link.href}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-link"
      >
        {link.label}
        <ArrowRight aria-hidden="true" className="size-4" />
      </SiteLink>
    </article>
  );
}
