import * as texts from '@porchlight/content/en/owned-home/escrow.ts';
import type { EscrowYearAnalysis } from '@porchlight/domain/escrow-account/analyze-escrow-year.ts';
import type { EscrowCheck } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import { MessageCircleQuestionMark } from 'lucide-react';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { writeDecimal } from '../escrow-words.ts';

/** What the rule lets the servicer choose from, and what on the statement is not among it. */
export function ChoiceList({
  check: { choices, questions },
  analysis,
}: {
  check: EscrowCheck;
  analysis: EscrowYearAnalysis;
}) {
  const groups = (['surplus', 'deficiency', 'shortage'] as const).filter((name) => !analysis[name].isZero());
  return (
    <SectionCard id="escrow-choices" title={texts.choicesTitle}>
      {groups.length === 0 && <p>{texts.nothingOverOrShort}</p>}
      {groups.map((name) => (
        <div key={name} className="grid gap-1.5">
          <p className="figure-tabular font-semibold">
            {texts.choiceLeads[name](writeDecimal(analysis[name]))}
          </p>
          <ul className="grid list-disc gap-1 pl-6">
            {choices
              .filter((choice) => choice.startsWith(name))
              .map((choice) => (
                <li key={choice}>{texts.choices[choice]}</li>
              ))}
          </ul>
        </div>
      ))}
      {questions.length > 0 && (
        <div className="grid gap-2 rounded-m bg-sunken p-4">
          <h3 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
            <MessageCircleQuestionMark aria-hidden="true" className="size-5 text-dusk" />
            {texts.questionsTitle}
          </h3>
          <ul className="grid gap-2">
            {questions.map((question) => (
              <li key={question}>{texts.questions[question]}</li>
            ))}
          </ul>
        </div>
      )}
    </SectionCard>
  );
}
