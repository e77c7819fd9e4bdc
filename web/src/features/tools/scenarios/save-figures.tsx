import * as texts from '@porchlight/content/en/tools/scenarios.ts';
import type { ToolId } from '@porchlight/domain/tools/tool-pages.ts';
import { Bookmark } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { tabStorage } from '../../../platform/browser/browser-storage.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fillForm } from './fill-form.ts';
import type { ScenariosPanelProps } from './saved-scenarios-panel.tsx';

/** Comes with the first press: most visitors never save, and it takes what talks to the server. */
const loadPanel = () => import('./saved-scenarios-panel.tsx');

/**
 * Opens what a buyer saved with a calculator, and saves what is typed in its form. `write` makes a link's fragment of figures; a reader who
 * had to sign in first finds their own again.
 */
export function SaveFigures({
  tool,
  typed,
  write,
}: {
  tool: ToolId;
  typed: ScenariosPanelProps['typed'];
  write: (typed: ScenariosPanelProps['typed']) => string;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const carried = consumeFigures(tool);
    if (carried === null) return;
    fillForm(carried);
    setIsOpen(true);
  }, [tool]);
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="justify-self-start"
      >
        <Bookmark aria-hidden="true" className="size-4.5" />
        {texts.saveOrOpen}
      </Button>
      <div id={id} className="empty:hidden">
        {isOpen && (
          <LazyPart
            load={loadPanel}
            props={{
              tool,
              typed,
              onOpen: (figures) => fillForm(write(figures)),
              onSignIn: () => carryFigures(tool, write(typed)),
            }}
            waiting={<Skeleton className="h-40" />}
          />
        )}
      </div>
    </>
  );
}

/**
 * The figures in a calculator's form when its reader went to sign in, as a link's fragment. It waits in this tab alone: in the address of
 * the sign-in page it would be sent to the server.
 */
const PREFIX = 'carried-figures:';

function carryFigures(tool: ToolId, fragment: string): void {
  tabStorage.write(PREFIX + tool, fragment);
}

/** What was carried over, once. */
function consumeFigures(tool: ToolId): string | null {
  const fragment = tabStorage.read(PREFIX + tool);
  tabStorage.remove(PREFIX + tool);
  return fragment;
}
