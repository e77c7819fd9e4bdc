import * as texts from '@porchlight/content/en/home-buyer-purchase.ts';
import * as words from '@porchlight/content/en/home-buyers.ts';
import { MAX_HAND_OVER_NOTE } from '@porchlight/domain/home-buyers/purchase-owners.contract.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useAbsenceWords } from '../../console-kit/absences.ts';
import { useMay, useStaff } from '../../console-kit/staff.queries.ts';
import { useUnsentWords } from '../../console-kit/unsent-words.ts';
import { useRestoredFocus } from '../../console-kit/use-restored-focus.ts';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';

type Owned = Pick<StaffPurchase, 'id' | 'owner' | 'ownerVersion' | 'handOver'>;

/** Who of the staff looks after the purchase, and the ways to take it and to hand it over. `openedBy` is the id that the page was opened by. */
export function OwnerPart({ purchase, openedBy }: { purchase: Owned; openedBy: string }) {
  const { owner, handOver } = purchase;
  const mayWork = useMay('decide');
  const { describeOwner } = useAbsenceWords();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="wrap-anywhere font-semibold">{owner ? describeOwner(owner) : words.nobody}</span>
        {handOver !== null && (
          <span className="text-[.9375rem] text-ink-soft">
            {texts.handedOverBy(handOver.by)}, <When at={handOver.at} />
          </span>
        )}
      </p>
      {handOver?.note && (
        <blockquote className="wrap-anywhere whitespace-pre-wrap border-dusk border-l-3 pl-4">
          {handOver.note}
        </blockquote>
      )}
      {mayWork && <OwnerActions key={purchase.id} purchase={purchase} openedBy={openedBy} />}
    </>
  );
}

type HandOver = { ownerId: string | null; note?: string };

function OwnerActions({ purchase, openedBy }: { purchase: Owned; openedBy: string }) {
  const { id, owner, ownerVersion } = purchase;
  const me = useStaff();
  const { describeCover } = useAbsenceWords();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const readAgain = () => client.invalidateQueries({ queryKey: staffApi.homeBuyers.key() });
  const unsent = useUnsentWords(`hand-over-${id}`);
  const opening = useRef<HTMLButtonElement>(null);
  useRestoredFocus(`${isOpen} ${owner?.id}`, () => opening.current);
  const { send, busy, problem, errorOf, failure, clear } = useSend(
    async (change: HandOver) => {
      try {
        const changed = await staffApi.homeBuyers.setOwner.call({ id, version: ownerVersion, ...change });
        client.setQueryData(
          staffApi.homeBuyers.getPurchase.queryKey({ input: { id: openedBy } }),
          (held) => held && { purchase: held.purchase && { ...held.purchase, ...changed } },
        );
        // The form may have been opened while the purchase was being taken.
        if (change.note !== undefined) {
          unsent.forget();
          setOpen(false);
        }
        showSuccess({
          title: texts.ownedNow(changed.owner?.name ?? words.nobody),
          description: describeCover(changed.owner?.id),
        });
        void readAgain();
      } catch (error) {
        // Whose it is meanwhile is shown before the next press, which builds on it.
        await readAgain();
        throw error;
      }
    },
    ['ownerId', 'note'],
    'hand-over-',
  );
  function show(isWanted: boolean) {
    clear();
    setOpen(isWanted);
  }
  return (
    <div className="grid gap-3">
      {!isOpen && (
        <div className="flex flex-wrap gap-3">
          {me !== undefined && owner?.id !== me.id && (
            <Button size="small" variant="primary" busy={busy} onClick={() => void send({ ownerId: me.id })}>
              {texts.takeIt}
            </Button>
          )}
          <Button ref={opening} size="small" onClick={() => show(true)}>
            {texts.handOver}
          </Button>
        </div>
      )}
      {isOpen && (
        <HandOverForm
          owner={owner}
          note={unsent.words}
          onNote={unsent.type}
          busy={busy}
          errorOf={errorOf}
          onSend={(ownerId) => void send({ ownerId, note: unsent.words })}
          onClose={() => show(false)}
        />
      )}
      <Problem>{failure?.code === 'CHANGED_MEANWHILE' ? failure.message : problem}</Problem>
    </div>
  );
}

/** The choice of no member. */
const NOBODY = 'nobody';

function HandOverForm({
  owner,
  note,
  onNote,
  busy,
  errorOf,
  onSend,
  onClose,
}: {
  owner: Owned['owner'];
  note: string;
  onNote(note: string): void;
  busy: boolean;
  errorOf(field: string): string | undefined;
  onSend(ownerId: string | null): void;
  onClose(): void;
}) {
  const { data } = useQuery(staffApi.homeBuyers.listOwners.queryOptions());
  const { describeChoice } = useAbsenceWords();
  const [chosen, setChosen] = useState('');
  const choices = (data?.owners ?? []).filter(({ id }) => id !== owner?.id);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen !== '') onSend(chosen === NOBODY ? null : chosen);
  }
  return (
    <form onSubmit={submit} aria-label={texts.handOver} className="grid max-w-xl gap-3">
      <SelectField
        id="hand-over-ownerId"
        label={texts.handOverTo}
        error={errorOf('ownerId')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        required
        autoFocus
      >
        <option value="">{texts.chooseMember}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {describeChoice(choice)}
          </option>
        ))}
        {owner !== null && <option value={NOBODY}>{words.nobody}</option>}
      </SelectField>
      <TextAreaField
        id="hand-over-note"
        label={texts.handOverNote}
        hint={texts.handOverHint}
        error={errorOf('note')}
        rows={3}
        maxLength={MAX_HAND_OVER_NOTE}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {texts.handOver}
        </Button>
        <Button size="small" variant="plain" onClick={onClose}>
          {texts.keepOwner}
        </Button>
      </div>
    </form>
  );
}
