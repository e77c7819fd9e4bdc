import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** The six steps (specification 1), in order. */
export function HowItWorksSection({ text }: { text: LandingText['howItWorks'] }) {
  return (
    <Section id="how-it-works" title={text.title} text={text.text}>
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {text.steps.map((step, place) => (
          <li key={step.title} className="grid content-start gap-2 border-line border-t pt-5">
            <span
              aria-hidden="true"
              className="figure-tabular font-display font-medium text-3xl text-lamp-ink"
            >
              {place + 1}
            </span>
            <h3 className="text-[1.4rem]">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={text.action.href} variant="primary" className="justify-self-start">
        {text.action.label}
      </ButtonLink>
    </Section>
  );
}
