import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import {
  MAX_SCENARIO_NAME_LENGTH,
  scenarioNameField,
} from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import { PencilLine, Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRemoveScenario, useRenameScenario, useSaveScenario } from './saved-scenarios.queries.ts';

/** One saved scenario: open, rename, delete. A deletion can be taken back from its toast: the same id saves it again. */
export function SavedScenarioRow({
  scenario,
  isOpened,
  onOpen,
  onRemoved,
}: {
  scenario: SavedScenario;
  isOpened: boolean;
  onOpen: () => void;
  /** The row that had the focus is about to go. */
  onRemoved: () => void;
}) {
  const { id, tool, name, inputs, updatedAt } = scenario;
  const [isRenaming, setIsRenaming] = useState(false);
  const [wasRenamed, setWasRenamed] = useState(false);
  const remove = useRemoveScenario();
  const save = useSaveScenario();

  /** Reports also a row that is gone before the answer: another deletion has the list read again. */
  async function removeRow() {
    try {
      await remove.mutateAsync({ id });
    } catch (error) {
      return showFailure({ title: texts.wasNotDeleted(name), description: parseFailure(error).message });
    }
    onRemoved();
    showSuccess({ title: texts.isDeleted(name), action: { label: texts.undo, run: () => void putBack() } });
  }
  async function putBack() {
    try {
      await save.mutateAsync({ id, tool, name, inputs });
    } catch (error) {
      showFailure({
        title: texts.isStillDeleted(name),
        description: parseFailure(error).message,
        action: { label: texts.tryAgain, run: () => void putBack() },
      });
    }
  }
  if (isRenaming) {
    return (
      <li className="border-line border-b py-4">
        <RenameForm
          scenario={scenario}
          onClose={(hadFocus) => {
            setIsRenaming(false);
            setWasRenamed(hadFocus);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <Button
          variant="plain"
          size="small"
          onClick={onOpen}
          aria-label={texts.open(name)}
          className="-ml-3.5 max-w-full text-left"
        >
          <span className="wrap-anywhere">{name}</span>
        </Button>
        <p className="text-[.875rem] text-ink-soft leading-normal">
          {isOpened
            ? texts.savedInForm(formatCalendarDate(getCalendarDay(new Date(updatedAt)), locale))
            : texts.saved(formatCalendarDate(getCalendarDay(new Date(updatedAt)), locale))}
        </p>
      </div>
      <Button
        variant="plain"
        size="small"
        aria-label={texts.rename(name)}
        autoFocus={wasRenamed}
        onClick={() => setIsRenaming(true)}
      >
        <PencilLine aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-label={texts.deleteLabel(name)}
        busy={remove.isPending}
        onClick={() => void removeRow()}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </Button>
    </li>
  );
}

function RenameForm({
  scenario: { id, name: before },
  onClose,
}: {
  scenario: SavedScenario;
  /** Whether the reader was still in the form: who went on meanwhile is not brought back. */
  onClose: (hadFocus: boolean) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const rename = useRenameScenario();
  function close() {
    const { activeElement } = document;
    onClose(activeElement === document.body || form.current?.contains(activeElement) === true);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = scenarioNameField.safeParse(name);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success || rename.isPending) return;
    rename.mutate(
      { id, name: checked.data },
      {
        onSuccess: close,
        onError: (thrown) => setError(parseFailure(thrown).fields.name ?? parseFailure(thrown).message),
      },
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={texts.newNameFor(before)}
        error={error}
        value={name}
        maxLength={MAX_SCENARIO_NAME_LENGTH}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" size="small" busy={rename.isPending}>
          {texts.renameConfirm}
        </Button>
        <Button size="small" onClick={close}>
          {texts.renameCancel}
        </Button>
      </div>
    </form>
  );
}
