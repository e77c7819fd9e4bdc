import * as texts from '@porchlight/content/en/notifications.ts';
import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';
import { useMarkRead } from './notifications.queries.ts';

/** Marks notifications as read, one that is chosen or all there are. */
export function useMarkVisibleRead() {
  const { mutate, isPending } = useMarkRead((error) =>
    showFailure({ title: texts.markReadFailed, description: parseFailure(error).message }),
  );
  return {
    isPending,
    markAll: () => mutate({ all: true }),
    markOne({ id, readAt }: NotificationView) {
      if (readAt === null) mutate({ ids: [id] });
    },
  };
}
