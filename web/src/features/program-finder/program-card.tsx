import * as texts from '@porchlight/content/en/program-finder.ts';
import * as words from '@porchlight/content/en/program-finder-questions.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type FinderAnswers, findQuestion } from '@porchlight/domain/programs/program-finder/answers.ts';
import { findAssistance } from '@porchlight/domain/programs/program-finder/assistance.ts';
import { describeChanges } from '@porchlight/domain/programs/program-finder/describe-rules.ts';
import { findAgency } from '@porchlight/domain/programs/program-finder/find-agency.ts';
import { isAnswered } from '@porchlight/domain/programs/program-finder/find-programs.ts';
import { findOther, type Judgment } from '@porchlight/domain/programs/program-finder/judgments.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { ProgramRules } from './program-rules.tsx';
import { type Finder, MAX_COMPARED_PROGRAMS } from './use-finder.ts';

const looks = { yes: 'done', need: 'now', ask: 'plain', no: 'wrong' } as const;

/** One program: what it says to this buyer, what it gives, how it is paid back, and its rules. */
export function ProgramCard({ judgment, finder }: { judgment: Judgment; finder: Finder }) {
  const { program, verdict } = judgment;
  const { answers, compared, compare } = finder;
  const { agency, address } = findAgency(program);
  const gives = describeGives(judgment, answers);
  const isChosen = compared.includes(program.id);
  const isFull = !isChosen && compared.length >= MAX_COMPARED_PROGRAMS;
  return (
    <article
      id={program.id}
      aria-labelledby={`${program.id}-name`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-m border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h4 id={`${program.id}-name`} className="text-xl">
          {program.name}
        </h4>
        <Badge look={looks[verdict]}>{texts.groups[verdict].badge}</Badge>
      </div>
      {gives !== undefined && <p className="figure-tabular font-semibold">{gives}</p>}
      {program.gives !== undefined && <p>{program.gives}</p>}
      <Reason judgment={judgment} finder={finder} />
      <p>
        <span className="text-ink-soft">{texts.paidBack}</span> {program.repayment}
      </p>
      {program.window !== undefined && (
        <p>
          <span className="text-ink-soft">{texts.windowLabel}</span> {program.window}
        </p>
      )}
      <p>
        <SiteLink href={address} className="wrap-anywhere text-link underline">
          {texts.openSite(agency)}
        </SiteLink>
      </p>
      <ProgramRules judgment={judgment} answers={answers} />
      <Checkbox
        checked={isChosen}
        disabled={isFull}
        onChange={({ currentTarget }) => compare(program.id, currentTarget.checked)}
      >
        {texts.compareShort}
        <span className="sr-only"> {program.name}.</span>
        {isFull && <span className="text-ink-soft"> {texts.atMostThree}</span>}
      </Checkbox>
    </article>
  );
}

/** The amount as far as what was said goes; nothing where no document names one. */
export function describeGives({ program }: Judgment, answers: FinderAnswers): string | undefined {
  const assistance = findAssistance(program, answers);
  if (assistance === null) return undefined;
  const amount = formatCents(assistance.amount);
  return assistance.is === 'exact' ? texts.exactly(amount) : texts.upTo(amount);
}

/** What is missing by its question's name, or by its own where the rest of that question was answered. */
export function describeMissing(needs: Judgment['needs'], answers: FinderAnswers): string {
  const names = needs.flatMap((name) => {
    const question = findQuestion(name);
    if (question === undefined) return [];
    const own = isAnswered(question, answers) ? words.fieldTexts[name]?.label : undefined;
    return [own ?? words.questionTexts[question].short];
  });
  return [...new Set(names)].join(', ');
}

function Reason({ judgment, finder: { answers, on, stored } }: { judgment: Judgment; finder: Finder }) {
  const { program, verdict, needs, rules } = judgment;
  if (verdict === 'need') return <p>{texts.needs(describeMissing(needs, answers))}</p>;
  if (program.confidence === 'unverified') return <p>{texts.byNameOnly}</p>;
  if (verdict !== 'no') return null;
  const missed = rules.flatMap(({ outcome }) =>
    outcome.is === 'no' && outcome.shortBy !== null ? [outcome] : [],
  );
  const [first] = missed;
  const other = findOther(judgment, listOpenPrograms(on, stored), answers);
  return (
    <>
      {first?.shortBy != null && first.because !== 'units' && (
        <p className="figure-tabular">
          {texts.short(first.because === 'score' ? texts.points(first.shortBy) : formatCents(first.shortBy))}
        </p>
      )}
      <p>{texts.wouldChange(describeChanges(judgment, answers) ?? '')}</p>
      {other !== undefined && (
        <p>
          {texts.tryOther}{' '}
          <a href={`#${other.id}`} className="text-link underline">
            {other.name}
          </a>
        </p>
      )}
    </>
  );
}
