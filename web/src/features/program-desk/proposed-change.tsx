import * as texts from '@porchlight/content/en/program-desk.ts';
import type { ProposalDetail } from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { toProgram } from '@porchlight/domain/programs/program-desk/program-entry.ts';
import { Badge } from '../../ui/badge.tsx';
import { listChangedFields } from './changed-fields.ts';
import { RuleList } from './rule-list.tsx';

type Shown = ProposalDetail['shown'][number];

/** A program that is proposed: whole where it is new, else each field that changes, as it is and as it would be. */
export function ProposedChange({ before, after, isNew }: Shown & { isNew: boolean }) {
  const changed = before === null ? [] : listChangedFields(before, after);
  return (
    <article className="grid gap-3 border-line border-t pt-3" aria-label={after.name}>
      <h4 className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold">
        {after.name} {isNew && <Badge>{texts.newProgram}</Badge>}
      </h4>
      <RuleList program={toProgram(after)} />
      <dl className="grid gap-3 text-[.9375rem]">
        {changed.map(({ field, was, becomes }) => (
          <div key={field} className="wrap-anywhere">
            <dt className="font-semibold">{field}</dt>
            <dd>
              <span className="text-ink-soft">{texts.before}:</span> {was ?? texts.left}
            </dd>
            <dd>
              <span className="text-ink-soft">{texts.after}:</span> {becomes ?? texts.left}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
