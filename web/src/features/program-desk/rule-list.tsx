import * as texts from '@porchlight/content/en/program-desk.ts';
import { describeRule } from '@porchlight/domain/programs/program-finder/describe-rules.ts';
import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { DocumentLine } from '../program-finder/program-rules.tsx';

/** Each rule as the finder says it, with the document it was read in. */
export function RuleList({ program }: { program: Program }) {
  const { rules, document } = program;
  return (
    <div className="grid gap-3">
      {rules.length === 0 && (
        <>
          <p className="text-ink-soft">{texts.noRules}</p>
          <DocumentLine document={document} />
        </>
      )}
      <ul className="grid gap-3">
        {rules.map((rule) => (
          <li key={JSON.stringify(rule.condition)}>
            <p>{describeRule(rule.condition, program, {})}</p>
            <DocumentLine document={rule.document} />
          </li>
        ))}
      </ul>
    </div>
  );
}
