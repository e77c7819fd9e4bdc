import { formatCalendarDate, readCalendarDay } from '@porchlight/domain/shared/calendar-dates.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios.contract.ts';
import { LONGEST_SCENARIO_NAME, scenarioNameField } from '@porchlight/domain/tools/saved-scenarios.ts';
import { PencilLine, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { readFailure } from '../../platform/failure.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
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

  /** Tells of it also where the row is gone before the answer: another deletion has the list read again. */
  async function removeRow() {
    try {
      await remove.mutateAsync({ id });
    } catch (error) {
      return showFailure({ title: `“${name}” was not deleted`, description: readFailure(error).message });
    }
    onRemoved();
    showSuccess({ title: `“${name}” is deleted`, action: { label: 'Undo', run: () => void putBack() } });
  }
  async function putBack() {
    try {
      await save.mutateAsync({ id, tool, name, inputs });
    } catch (error) {
      showFailure({
        title: `“${name}” is still deleted`,
        description: readFailure(error).message,
        action: { label: 'Try again', run: () => void putBack() },
      });
    }
  }
  if (isRenaming) {
    return (
      <li className="border-line border-b py-4">
        <RenameForm
          scenario={scenario}
          onClose={() => {
            setIsRenaming(false);
            setWasRenamed(true);
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
          aria-label={`Open ${name}`}
          className="-ml-3.5 max-w-full text-left"
        >
          <span className="wrap-anywhere">{name}</span>
        </Button>
        <p className="text-[.875rem] text-ink-soft leading-normal">
          Saved {formatCalendarDate(readCalendarDay(new Date(updatedAt)))}
          {isOpened && ', in the form now'}
        </p>
      </div>
      <Button
        variant="plain"
        size="small"
        aria-label={`Rename ${name}`}
        autoFocus={wasRenamed}
        onClick={() => setIsRenaming(true)}
      >
        <PencilLine aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        variant="plain"
        size="small"
        aria-label={`Delete ${name}`}
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
  onClose: () => void;
}) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const rename = useRenameScenario();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = scenarioNameField.safeParse(name);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success || rename.isPending) return;
    rename.mutate(
      { id, name: checked.data },
      {
        onSuccess: onClose,
        onError: (thrown) => setError(readFailure(thrown).fields.name ?? readFailure(thrown).message),
      },
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={`New name for “${before}”`}
        error={error}
        value={name}
        maxLength={LONGEST_SCENARIO_NAME}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" size="small" busy={rename.isPending}>
          Rename
        </Button>
        <Button size="small" onClick={onClose}>
          Keep the old name
        </Button>
      </div>
    </form>
  );
}
