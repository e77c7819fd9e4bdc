import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';
import { onInteraction } from './on-interaction.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A lazy component, with `waiting` in its place until then. Where it cannot be loaded, nothing is shown: for what a page is whole without.
 */
export function lateOrNothing<Props extends object>(
  load: Load<Props>,
  waiting?: ReactNode,
): FunctionComponent<Props> {
  const Part: ComponentType<Props> = lazy(() =>
    load().catch(() => ({ default: (() => null) as ComponentType<Props> })),
  );
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}

/** The same, once the page is used. */
export function onUseOrNothing<Props extends object>(
  load: Load<Props>,
  waiting?: ReactNode,
): FunctionComponent<Props> {
  return lateOrNothing(() => new Promise<void>((use) => onInteraction(() => use())).then(load), waiting);
}
