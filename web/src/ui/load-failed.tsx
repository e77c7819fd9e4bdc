import * as texts from '@porchlight/content/en/shared/ui.ts';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Says that a part of the page did not come, what is safe (`children`), and offers to ask for it again. */
export function LoadFailed({
  title,
  busy,
  onRetry,
  children,
}: {
  title: string;
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <Notice
      look="wrong"
      title={title}
      action={
        <Button variant="primary" size="small" busy={busy} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
