import * as texts from '@porchlight/content/en/credit-worth.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { findCountedScore } from '@porchlight/domain/plan/priced-score.ts';
import { priceScore } from '@porchlight/domain/plan/score-price.ts';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useScrollToHash } from '../../platform/page/scroll-to-hash.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SourceNote } from '../../ui/source-note.tsx';
import type { PartProps } from './part-props.ts';
import { PriceCard } from './price-card.tsx';

/** When the score does not matter, then what it costs on the loan of the plan, then the floors of each program. */
export default function WorthPart({ credit, facts, today }: PartProps) {
  const partner = credit.partner?.scores;
  useScrollToHash(true);
  const score = findCountedScore([credit.scores, ...(partner == null ? [] : [partner])], facts)?.score;
  return (
    <>
      <SectionCard id="waivers" title={texts.waivers}>
        <p className="max-w-[60ch] text-ink-soft">{texts.waiversLead}</p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {texts.waiverList.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1 rounded-m bg-sunken p-4">
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="text-[.9375rem] leading-normal">{text}</p>
            </li>
          ))}
        </ul>
      </SectionCard>
      {score === undefined ? (
        <Missing title={texts.needsScore} action={<ButtonLink to="#scores">{texts.toScores}</ButtonLink>}>
          {texts.needsScoreLead}
        </Missing>
      ) : (
        <Priced facts={facts} score={score} today={today} />
      )}
      <SectionCard id="insurance" title={texts.insurance}>
        <p className="max-w-[60ch]">{texts.insuranceLead}</p>
      </SectionCard>
      <SectionCard id="floors" title={texts.floors}>
        <dl className="grid divide-y divide-line border-line border-t">
          {texts.floorList.map(({ program, text, source }) => (
            <div key={program} className="grid gap-x-6 gap-y-0.5 py-3.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="font-semibold">{program}</dt>
              <dd className="grid max-w-[60ch] gap-0.5">
                {text}
                {source !== null && <SourceNote {...sources[source]} />}
              </dd>
            </div>
          ))}
        </dl>
      </SectionCard>
    </>
  );
}

function Priced({ facts, score, today }: { facts: Facts; score: number; today: string }) {
  const found = priceScore(facts, score, today);
  const toPlan = <ButtonLink to={paths.plan}>{texts.openPlan}</ButtonLink>;
  switch (found.kind) {
    case 'priced':
      return <PriceCard found={found} score={score} />;
    case 'needs-price':
      return (
        <Missing title={texts.needsPrice} action={toPlan}>
          {texts.needsPriceLead}
        </Missing>
      );
    case 'above-limit':
      return (
        <Missing title={texts.price(score)} action={toPlan}>
          {texts.aboveLimit(formatDollars(String(found.limit.dollars)), found.limit.year)}
        </Missing>
      );
    case 'no-grid':
      return (
        <Missing title={texts.otherProgram(texts.programs[found.program])} action={toPlan}>
          {texts.otherProgramLead}
        </Missing>
      );
    default:
      return (
        <Missing title={texts.price(score)} action={toPlan}>
          {found.kind === 'short-term' ? texts.shortTerm : texts.nothingBorrowed}
        </Missing>
      );
  }
}

function Missing({ title, action, children }: { title: string; action: ReactNode; children: string }) {
  return (
    <SectionCard id="price" title={title}>
      <p className="max-w-[60ch] text-ink-soft">{children}</p>
      <p>{action}</p>
    </SectionCard>
  );
}
