import * as texts from '@porchlight/content/en/feedback-portal.ts';
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { showFailure } from '../../../platform/toasts/show-toast.ts';

const LazyDialog = lazy(loadDialog);

/** The feedback dialog, apart from the pages that open it: they come without what it takes. */
export function FeedbackWindow(props: ComponentProps<typeof LazyDialog>) {
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}

/**
 * Opens and closes the dialog for an occasion. Where it is `likely` to be wanted it is fetched ahead, so that it opens without a connection
 * too.
 */
export function useFeedbackOpening<Occasion>({ likely }: { likely: boolean }) {
  const [occasion, setOccasion] = useState<Occasion>();
  useEffect(() => {
    if (!likely) return;
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [likely]);

  async function open(next: Occasion): Promise<void> {
    try {
      await loadDialog();
    } catch {
      return showFailure(NOT_LOADED);
    }
    setOccasion(() => next);
  }

  return { occasion, open, close: () => setOccasion(undefined) };
}

/** Late enough to stay out of the way of what the page itself needs. */
const FETCHED_AFTER_MS = 2000;

const NOT_LOADED = {
  title: texts.formLoadFailed,
  description: texts.formFailedLead,
};

function loadDialog() {
  return import('./feedback-dialog.tsx');
}
