import * as texts from '@porchlight/content/en/guide/screens.ts';
import type { GuideContact, GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { ChevronDown } from 'lucide-react';
import { TimeAndCost } from '../../ui/time-and-cost.tsx';
import { StageText } from './stage-text.tsx';

/** How long the stage takes, what it costs, and whom to speak to with which questions. */
export function StageAside({ text }: { text: GuideStageText }) {
  return (
    <aside aria-label={texts.atAGlance} className="grid content-start gap-6">
      <TimeAndCost
        duration={<StageText>{text.duration}</StageText>}
        cost={<StageText>{text.cost}</StageText>}
      />
      <section className="grid gap-2">
        <h2 className="text-xl">{texts.whoToSpeakTo}</h2>
        <p className="text-[.9375rem] text-ink-soft print:hidden">{texts.openNameWhatAsk}</p>
        <ul className="divide-y divide-line rounded-m border border-line bg-surface">
          {text.speakTo.map((contact) => (
            <li key={contact.who}>
              <Contact contact={contact} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Contact({ contact: { who, ask } }: { contact: GuideContact }) {
  return (
    <details className="group text-[.9375rem]">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 py-2.5 font-semibold leading-snug [&::-webkit-details-marker]:hidden">
        <span>
          <StageText>{who}</StageText>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="grid list-disc gap-2 pr-4 pb-4 pl-8.5 text-ink-soft">
        {ask.map((question) => (
          <li key={question}>
            <StageText>{question}</StageText>
          </li>
        ))}
      </ul>
    </details>
  );
}
