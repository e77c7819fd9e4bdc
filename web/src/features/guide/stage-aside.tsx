import type { GuideContact, GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { CalendarClock, ChevronDown, CircleDollarSign, type LucideIcon } from 'lucide-react';
import { StageText } from './stage-text.tsx';

/** How long the stage takes, what it costs, and whom to speak to with which questions. */
export function StageAside({ text }: { text: GuideStageText }) {
  return (
    <aside aria-label="At a glance" className="grid content-start gap-6">
      <dl className="grid gap-4 rounded-m border border-line p-5 text-[.9375rem]">
        <Fact icon={CalendarClock} name="How long it takes" value={text.duration} />
        <Fact icon={CircleDollarSign} name="What it costs" value={text.cost} />
      </dl>
      <section className="grid gap-2">
        <h2 className="text-xl">Who to speak to</h2>
        <p className="text-[.9375rem] text-ink-soft print:hidden">Open a name for what to ask.</p>
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

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
        <Icon aria-hidden="true" className="size-5 text-ink-soft" />
        {name}
      </dt>
      <dd className="figure-tabular wrap-anywhere col-start-2 text-ink-soft">
        <StageText>{value}</StageText>
      </dd>
    </div>
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
