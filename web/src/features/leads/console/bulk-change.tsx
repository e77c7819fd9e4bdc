import * as texts from '@porchlight/content/en/leads.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import {
  type LeadRow,
  leadStatuses,
  MAX_COUNTED,
  type MemberView,
} from '@porchlight/domain/leads/lead-inbox.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useAbsenceWords } from '../../../console-kit/absences.ts';
import type { ListAddress } from '../../../console-kit/list-address.ts';
import type { RowChoice } from '../../../console-kit/row-choice.ts';
import { focusFirstRow } from '../../../console-kit/staff-rows.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { statusNames } from './inbox-words.ts';
import { getLeadQuery, useReadLeadsAgain } from './leads-inbox.queries.ts';
import type { LastChange } from './take-back.tsx';

/** Gives the chosen leads, or all that match, a status or an owner, in one step. It lies over the list and moves nothing. */
export function BulkChange({
  choice,
  rows,
  matching,
  owners,
  address,
  onChanged,
}: {
  choice: RowChoice;
  rows: readonly LeadRow[];
  /** How many match in all, and whether these are more than were counted. */
  matching: { count: number; isMore: boolean };
  owners: readonly MemberView[];
  address: ListAddress;
  /** Takes the change that was made, which can be taken back for a while. */
  onChanged: (change: LastChange) => void;
}) {
  const [chosen, setChosen] = useState('');
  const readAgain = useReadLeadsAgain();
  const { describeChoice, describeCover } = useAbsenceWords();
  const { send, busy, problem } = useSend(async () => {
    const change = parseEventChange(chosen);
    const cover = 'ownerId' in change && change.ownerId ? describeCover(change.ownerId) : undefined;
    if (choice.isAllMatching) {
      const filter = getLeadQuery(address);
      const { changed, changeId } = await staffApi.leadsInbox.changeMatching.call({
        filter,
        count: choice.count,
        ...change,
      });
      report(changeId, { changed, stale: 0, cover });
    } else {
      const leads = rows.filter(({ id }) => choice.isChosen(id)).map(({ id, version }) => ({ id, version }));
      const { changed, changeId, stale } = await staffApi.leadsInbox.changeMany.call({ leads, ...change });
      report(changeId, { changed, stale: stale.length, cover });
    }
    choice.clear();
    await readAgain();
  });
  /** In the place of this bar, beside the button that takes it back; a toast would lie over that button. */
  function report(changeId: string | null, done: Omit<LastChange, 'id'>) {
    if (changeId !== null) onChanged({ id: changeId, ...done });
    else
      showSuccess({
        title: texts.changed(write(done.changed)),
        description: done.stale > 0 ? texts.bulkConflicts(done.stale) : done.cover,
      });
  }
  return (
    <section
      aria-label={texts.bulkLabel}
      className="grid gap-2 rounded-m border border-line-strong bg-surface px-4 py-2.5 shadow-lift"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="figure-tabular font-semibold">
          {choice.isAllMatching ? texts.bulkAllChosen(write(choice.count)) : texts.chosen(choice.count)}
        </p>
        <Matching choice={choice} rows={rows} matching={matching} />
        <div className="flex flex-wrap items-center justify-end gap-2 max-sm:basis-full sm:ml-auto">
          <select
            aria-label={texts.changeTo}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className={`${inputLook} min-h-11 min-w-0 cursor-pointer max-sm:flex-1 sm:w-64`}
          >
            <option value="">{texts.bulkPlaceholder}</option>
            {leadStatuses.map((status) => (
              <option key={status} value={`status=${status}`}>
                {texts.status(statusNames[status])}
              </option>
            ))}
            <option value="owner=">{texts.ownerNobody}</option>
            {owners.map((choice) => (
              <option key={choice.id} value={`owner=${choice.id}`}>
                {texts.owner(describeChoice(choice))}
              </option>
            ))}
          </select>
          <Button
            size="small"
            variant="primary"
            busy={busy}
            aria-disabled={chosen === ''}
            // As wide with the number as without, so that nothing beside it moves.
            className="sm:min-w-36"
            onClick={() => chosen !== '' && void send(undefined)}
          >
            {choice.isAllMatching ? texts.changeAll(write(choice.count)) : texts.change}
          </Button>
          <button
            type="button"
            aria-label={texts.chooseNone}
            onClick={({ currentTarget }) => {
              focusFirstRow(currentTarget);
              choice.clear();
            }}
            className="grid size-11 cursor-pointer place-items-center rounded-m hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <Problem>{problem}</Problem>
    </section>
  );
}

/** Where the whole page is chosen and there are further ones: the way to all of them, as long as they could be counted. */
function Matching({
  choice,
  rows,
  matching: { count, isMore },
}: {
  choice: RowChoice;
  rows: readonly LeadRow[];
  matching: { count: number; isMore: boolean };
}) {
  if (choice.isAllMatching || !choice.isPageChosen || count <= rows.length) return null;
  if (isMore) return <p className="text-[.9375rem] text-ink-soft">{texts.bulkTooMany(write(MAX_COUNTED))}</p>;
  return (
    <Button variant="plain" size="small" className="-mx-3.5" onClick={choice.chooseMatching}>
      {texts.bulkChooseAll(write(count))}
    </Button>
  );
}

const write = (count: number) => formatCount(count, locale);

/** The value of the chosen option: `status=new`, `owner=<id>`, or `owner=` for none. */
function parseEventChange(chosen: string) {
  const [kind, value = ''] = chosen.split('=');
  const status = leadStatuses.find((known) => kind === 'status' && known === value);
  return status ? { status } : { ownerId: value === '' ? null : value };
}
