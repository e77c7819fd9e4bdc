import * as texts from '@porchlight/content/en/landing/screens.ts';
import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { ChevronDown } from 'lucide-react';
import { JsonLd } from '../../platform/page/json-ld.tsx';
import { Section } from './section.tsx';

/** Questions and answers (specification 4): one is open at a time, at first the first; all by the browser itself. */
export function FaqSection({ text }: { text: LandingText['faq'] }) {
  return (
    <Section id="faq" title={text.title} text={text.text} sunken beside>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: text.items.map(({ question, answer }) => ({
            '@type': texts.question,
            name: question,
            acceptedAnswer: { '@type': texts.answer, text: answer },
          })),
        }}
      />
      <div className="divide-y divide-line border-line border-y">
        {text.items.map(({ question, answer }, place) => (
          <details key={question} name="question" open={place === 0} className="group">
            <summary className="flex min-h-12 list-none sm:min-h-14 items-center justify-between gap-4 rounded-s py-2 font-semibold sm:py-3 sm:text-[1.125rem] leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[68ch] pb-4 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
