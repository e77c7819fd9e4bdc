import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.contract.ts';
import {
  MAX_SCENARIO_NAME_LENGTH,
  scenarioNameField,
} from '@porchlight/domain/tools/saved-scenarios/saved-scenarios.ts';
import { getToolPath, type ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LeftOutNote } from '../../../ui/left-out.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import type { Typed } from '../tool-definition.ts';
import { SavedScenarioRow } from './saved-scenario-row.tsx';
import { useSaveScenario, useScenarios, useScenariosLeftOut } from './saved-scenarios.queries.ts';

export type ScenariosPanelProps = {
  tool: ToolId;
  /** What the answer on the page was worked out from. */
  typed: Typed;
  onOpen: (figures: Typed) => void;
  /** Before the reader leaves to sign in. */
  onSignIn: () => void;
};

/** What a buyer saved with one calculator. Brings what talks to the server along: the calculators' pages do without. */
export default function SavedScenariosPanel(props: ScenariosPanelProps) {
  const panel = useRef<HTMLElement>(null);
  return (
    <QueryClientProvider client={queryClient}>
      <section
        ref={panel}
        tabIndex={-1}
        aria-label={texts.savedFigures}
        className="grid gap-5 rounded-m border border-line bg-paper p-4 sm:p-5"
      >
        <Panel {...props} onRemoved={() => panel.current?.focus()} />
      </section>
    </QueryClientProvider>
  );
}

function Panel({
  tool,
  typed,
  onOpen,
  onSignIn,
  onRemoved,
}: ScenariosPanelProps & { onRemoved: () => void }) {
  const account = useAccount();
  const { data: scenarios, isError, isFetching, refetch } = useScenarios();
  const leftOut = useScenariosLeftOut();
  const [opened, setOpened] = useState<SavedScenario>();
  if (account === null) {
    const here = getToolPath(tool);
    return (
      <Notice
        title={texts.savePromptTitle}
        action={
          <>
            <ButtonLink to={paths.signIn(here)} variant="primary" size="small" onClick={onSignIn}>
              {texts.signIn}
            </ButtonLink>
            <ButtonLink to={paths.signUp(here)} size="small" onClick={onSignIn}>
              {texts.openAnAccount}
            </ButtonLink>
          </>
        }
      >
        {texts.savePromptLead}
      </Notice>
    );
  }
  if (isError && scenarios === undefined) {
    return (
      <div role="alert">
        <LoadFailed title={texts.savedLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.savedFailedLead}
        </LoadFailed>
      </div>
    );
  }
  if (account === undefined || scenarios === undefined) return <Skeleton className="h-40" />;
  const own = scenarios.filter((scenario) => scenario.tool === tool);
  return (
    <>
      <SaveScenarioForm
        tool={tool}
        typed={typed}
        opened={own.find(({ id }) => id === opened?.id)}
        // One that was opened meanwhile is the one in the form.
        onSaved={(saved) => setOpened((now) => (now === opened ? saved : now))}
      />
      {own.length > 0 && (
        <ul aria-label={texts.savedListLabel} className="border-line border-t">
          {own.map((scenario) => (
            <SavedScenarioRow
              key={scenario.id}
              scenario={scenario}
              isOpened={scenario.id === opened?.id}
              onOpen={() => {
                setOpened(scenario);
                onOpen(scenario.inputs);
              }}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      )}
      <LeftOutNote count={leftOut} what={[texts.savedScenario, texts.savedScenarios]} />
      {own.length > 1 && (
        <Link to={`${paths.compareScenarios}#${tool}`} className="text-link justify-self-start">
          {texts.compareLink}
        </Link>
      )}
    </>
  );
}

/** Saves what is typed in the form under a name. Once a scenario was opened, its own figures can be changed as well. */
function SaveScenarioForm({
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
        label={texts.saveNameLabel}
        hint={texts.saveNameHint}
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
            <span className="wrap-anywhere">{texts.updateSaved(opened.name)}</span>
          </Button>
        )}
      </div>
    </form>
  );
}

function isChanged(saved: Typed, typed: Typed): boolean {
  return Object.keys(typed).some((name) => (typed[name] ?? '') !== (saved[name] ?? ''));
}
