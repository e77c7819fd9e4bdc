import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/program-finder.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { FinderAnswers } from '@porchlight/domain/programs/program-finder/answers.ts';
import { describeRule } from '@porchlight/domain/programs/program-finder/describe-rules.ts';
import type { Judgment } from '@porchlight/domain/programs/program-finder/judgments.ts';
import type { RuleDocument } from '@porchlight/domain/programs/program-finder/program.ts';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useState } from 'react';
import { SiteLink } from '../../ui/site-link.tsx';

const icons = {
  yes: { Icon: CircleCheck, look: 'text-sage' },
  no: { Icon: CircleX, look: 'text-brick' },
  missing: { Icon: CircleDashed, look: 'text-ink-soft' },
  ask: { Icon: CircleDashed, look: 'text-ink-soft' },
};

/** Rule by rule in our own words, with the document each was read in; made when it is opened. */
export function ProgramRules({ judgment, answers }: { judgment: Judgment; answers: FinderAnswers }) {
  const { program } = judgment;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-dusk">
        {texts.rulesShort}
        <span className="sr-only">: {program.name}</span>
      </summary>
      {isOpen && <Rules judgment={judgment} answers={answers} />}
    </details>
  );
}

function Rules({ judgment: { program, rules }, answers }: { judgment: Judgment; answers: FinderAnswers }) {
  return (
    <div className="grid gap-3 pt-2">
      <ul className="grid gap-3">
        {rules.map(({ rule, outcome }) => {
          const { Icon, look } = icons[outcome.is];
          return (
            <li key={JSON.stringify(rule.condition)} className="flex gap-2.5">
              <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${look}`} />
              <div className="min-w-0">
                <p>
                  <span className="font-semibold">{texts.outcomes[outcome.is]}: </span>
                  {describeRule(rule.condition, program, answers)}
                </p>
                <DocumentLine document={rule.document} />
              </div>
            </li>
          );
        })}
      </ul>
      {rules.length === 0 && <DocumentLine document={program.document} />}
      <More title={texts.buyerSteps} lines={program.buyerSteps} />
      <More title={texts.notRead} lines={program.notRead} />
      <p className="text-[.9375rem] text-ink-soft">{texts.confidences[program.confidence]}.</p>
    </div>
  );
}

function More({ title, lines = [] }: { title: string; lines?: readonly string[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h5 className="font-semibold">{title}</h5>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The document, its address, the day it was read, and what quotes it. */
export function DocumentLine({ document: { title, url, readOn, quotedBy } }: { document: RuleDocument }) {
  return (
    <p className="wrap-anywhere text-[.875rem] text-ink-soft leading-normal">
      {texts.documentRead}{' '}
      <SiteLink href={url} className="text-link underline">
        {title}
      </SiteLink>
      {quotedBy !== undefined && `, ${texts.asQuotedBy(quotedBy)}`}
      {`, ${texts.readOn(formatCalendarDate(readOn, locale))}.`}
    </p>
  );
}
