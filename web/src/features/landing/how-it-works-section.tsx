import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** The six steps (specification 1), in order. */
export function HowItWorksSection({ text }: { text: LandingText['howItWorks'] }) {
  return (
    <Section id="how-it-works" title={text.title} text={text.text}>
      <ol className="grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {text.steps.map((step, place) => (
          <li
            key={step.title}
            className="grid content-start gap-x-4 border-line border-t pt-3 max-sm:grid-cols-[1.5rem_minmax(0,1fr)] max-sm:*:col-start-2 sm:gap-2 sm:pt-5"
          >
            <span
              aria-hidden="true"
              className="figure-tabular font-display font-medium text-2xl text-lamp-ink max-sm:col-start-1! max-sm:row-span-2 sm:text-3xl"
            >
              {place + 1}
            </span>
            <h3 className="text-[1.2rem] sm:text-[1.4rem]">{step.title}</h3>
            <p className="text-ink-soft max-sm:text-[.9375rem] max-sm:leading-normal">{step.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={text.action.href} variant="primary" className="justify-self-start">
        {text.action.label}
      </ButtonLink>
    </Section>
  );
}
