import { memo } from 'react';
import { RecordFields } from '../../records/record-fields.tsx';
import type { RecordDraft } from '../../records/record-layout.ts';
import { type StatementSection, statementLayout } from './statement-layout.ts';
import type { StatementChange } from './use-statement-draft.ts';

type Props = {
  name: StatementSection;
  draft: RecordDraft;
  prefix: string;
  errorOf: (field: string) => string | undefined;
  change: StatementChange;
};

/** The fields of one part of the document, rendered again only when one of them changes or is refused. */
export const StatementFields = memo(function StatementFields({
  name,
  draft,
  prefix,
  errorOf,
  change,
}: Props) {
  return (
    <RecordFields
      fields={statementLayout[name]}
      draft={draft}
      control={(field) => ({ id: `${prefix}-${field}`, error: errorOf(field) })}
      onChange={(field, typed) => change({ what: 'field', name: field, typed })}
    />
  );
}, isSame);

function isSame(before: Props, after: Props): boolean {
  return statementLayout[after.name].every(
    ({ name }) => before.draft[name] === after.draft[name] && before.errorOf(name) === after.errorOf(name),
  );
}
