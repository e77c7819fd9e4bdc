import type { SavedScenario } from '@porchlight/domain/tools/saved-scenarios.contract.ts';
import { readToolPath, type ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { queryClient } from '../../platform/shared-query-client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { SaveScenarioForm } from './save-scenario-form.tsx';
import { SavedScenarioRow } from './saved-scenario-row.tsx';
import { useScenarios } from './saved-scenarios.queries.ts';
import type { Typed } from './tool-definition.ts';

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
        aria-label="Saved figures"
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
  const [opened, setOpened] = useState<SavedScenario>();
  if (account === null) {
    const here = readToolPath(tool);
    return (
      <Notice
        title="Sign in to save these figures"
        action={
          <>
            <ButtonLink to={paths.signIn(here)} variant="primary" size="small" onClick={onSignIn}>
              Sign in
            </ButtonLink>
            <ButtonLink to={paths.signUp(here)} size="small" onClick={onSignIn}>
              Open an account
            </ButtonLink>
          </>
        }
      >
        You come back here with your figures as they are. Without an account, Copy link keeps them too.
      </Notice>
    );
  }
  if (isError) {
    return (
      <div role="alert">
        <LoadFailed title="Your saved figures did not load" busy={isFetching} onRetry={() => void refetch()}>
          They are safe. What stands in the form is still here.
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
        // One that was opened meanwhile is what stands in the form.
        onSaved={(saved) => setOpened((now) => (now === opened ? saved : now))}
      />
      {own.length > 0 && (
        <ul aria-label="Saved with this calculator" className="border-line border-t">
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
      {own.length > 1 && (
        <Link to={`${paths.compareScenarios}#${tool}`} className="text-link justify-self-start">
          Compare them side by side
        </Link>
      )}
    </>
  );
}
