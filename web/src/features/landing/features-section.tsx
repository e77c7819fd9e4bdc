import * as texts from '@porchlight/content/en/landing/screens.ts';
import type { FeatureText, LandingText } from '@porchlight/domain/landing/landing.ts';
import {
  ArrowRight,
  Calculator,
  Check,
  ChevronDown,
  Gauge,
  HandCoins,
  Handshake,
  KeyRound,
  ListChecks,
} from 'lucide-react';
import { SiteLink } from '../../ui/site-link.tsx';
import { LandingSection } from './section.tsx';

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
    <LandingSection id="features" title={text.title} text={text.text} sunken>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
        {text.items.map((feature) => (
          <Feature key={feature.id} feature={feature} />
        ))}
      </div>
    </LandingSection>
  );
}

function Feature({ feature: { id, title, text, points, link } }: { feature: FeatureText }) {
  const Icon = icons[id];
  return (
    <article
      id={id}
      className="grid content-start gap-x-3.5 max-sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3 max-sm:*:col-start-2"
    >
      <span className="grid size-11 place-items-center rounded-m bg-lamp-soft text-lamp-ink max-sm:col-start-1! max-sm:row-span-3">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <h3 className="text-[1.25rem] sm:text-[1.4rem]">{title}</h3>
      <p className="max-sm:leading-normal">{text}</p>
      <div className="flex flex-wrap items-start gap-x-5 sm:grid sm:gap-y-3">
        {/* On a phone the points are behind a press of their own: no one reads six lists in a row. */}
        <details className="group open:basis-full sm:hidden">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-ink-soft [&::-webkit-details-marker]:hidden">
            {texts.more}
            <span className="sr-only">: {title}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-150 ease-out group-open:rotate-180"
            />
          </summary>
          <Points points={points} />
        </details>
        <div className="max-sm:hidden">
          <Points points={points} />
        </div>
        <SiteLink
          href={link.href}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-link max-sm:text-[.9375rem]"
        >
          {link.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </SiteLink>
      </div>
    </article>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-ink-soft">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-sage" />
          {point}
        </li>
      ))}
    </ul>
  );
}
