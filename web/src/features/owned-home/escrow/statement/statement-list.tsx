import * as texts from '@porchlight/content/en/owned-home/escrow.ts';
import { checkStatement } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import type { EscrowStatement } from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { Button } from '../../../../ui/button.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { nameYear } from '../escrow-words.ts';

/** Every statement with its result; one of them is shown. */
export function StatementList({
  statements,
  shown,
  onChoose,
}: {
  statements: readonly HomeRecord<EscrowStatement>[];
  shown: string;
  onChoose: (id: string) => void;
}) {
  return (
    <SectionCard id="escrow-statements" title={texts.statements}>
      <ul className="grid divide-y divide-line border-line border-t">
        {statements.map(({ id, content }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span>
              <span className="block font-semibold">{texts.yearFrom(nameYear(content))}</span>
              <span className="text-ink-soft">{texts.states[checkStatement(content).verdict.state]}</span>
            </span>
            {id === shown ? (
              <span className="text-ink-soft">{texts.shown}</span>
            ) : (
              <Button
                size="small"
                onClick={() => {
                  onChoose(id);
                  scrollTo({ top: 0 });
                }}
              >
                {texts.openStatement(nameYear(content))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
