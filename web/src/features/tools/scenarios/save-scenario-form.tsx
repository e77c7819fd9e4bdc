import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import {
  MAX_SCENARIO_NAME_LENGTH,
  scenarioNameField,
} from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { type SubmitEvent, useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { createSubmissionId } from '../../../platform/api/submission-id.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { Typed } from '../tool-definition.ts';
import { useSaveScenario } from './saved-scenarios.queries.ts';

/** Saves what is typed in the form under a name. Once a scenario was opened, its own figures can be changed as well. */
export function SaveScenarioForm({
  tool,
  typed,
  opened,
  onSaved,
}: {
  tool: ToolId;
  typed: Typed;
  opened: SavedScenario | undefined;
  onSaved: (scenario: SavedScenario) => void;
}) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = useSaveScenario();

  async function send(id: string, title: string) {
    try {
      const saved = await save.mutateAsync({ id, tool, name: title, inputs: { ...typed } });
      showSuccess({ title: texts.isSaved(saved.name) });
      setName('');
      onSaved(saved);
    } catch (thrown) {
      const { fields, message } = parseFailure(thrown);
      setError(fields.name ?? message);
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    const checked = scenarioNameField.safeParse(name);
    setError(checked.error?.issues[0]?.message);
    if (checked.success) void send(createSubmissionId(), checked.data);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={texts.saveTheseFiguresAs}
        hint={texts.aNameWillKnowThem}
        error={error}
        value={name}
        maxLength={MAX_SCENARIO_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" size="small" busy={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        {opened && isChanged(opened.inputs, typed) && (
          <Button size="small" busy={save.isPending} onClick={() => void send(opened.id, opened.name)}>
            <span className="wrap-anywhere">{texts.putTheseFiguresIn(opened.name)}</span>
          </Button>
        )}
      </div>
    </form>
  );
}

function isChanged(saved: Typed, typed: Typed): boolean {
  return Object.keys(typed).some((name) => (typed[name] ?? '') !== (saved[name] ?? ''));
}
