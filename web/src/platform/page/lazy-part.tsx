import * as texts from '@porchlight/content/en/shared/platform.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Fetches a part of the page; calling it again after it came costs nothing. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that is fetched when it is first shown, so that pages do not carry what few people open. `waiting` holds its
 * place; without a connection it says so and can be tried again.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  waiting,
}: {
  load: LoadPart<Props>;
  props: Props;
  waiting?: ReactNode;
}) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  useEffect(() => {
    let isShown = true;
    load().then(
      (loaded) => isShown && setPart(() => loaded.default),
      () => isShown && setFailedTry(tries),
    );
    return () => {
      isShown = false;
    };
  }, [load, tries]);
  if (Part !== undefined) return <Part {...props} />;
  if (failedTry !== tries) return waiting;
  return (
    <div role="alert" className="grid gap-2 p-3 text-[.9375rem]">
      <p>{texts.partFailed}</p>
      <button
        type="button"
        onClick={() => setTries(tries + 1)}
        className="min-h-11 justify-self-start rounded-m border border-line-strong px-3.5 font-semibold hover:bg-sunken"
      >
        {texts.tryAgain}
      </button>
    </div>
  );
}
