import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../../platform/page/on-interaction.ts';

/** Keeps the journey for when there is no connection, and shows it then. At once when there is none, else when nothing waits for the browser. */
export function useOfflineJourney(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const start = () => {
      import('../changes/keeping.ts').then(
        ({ saveJourney }) => {
          if (!isOver) end = saveJourney(queryClient);
        },
        () => undefined,
      );
    };
    if (onlineManager.isOnline()) whenIdle(start);
    else start();
    return () => {
      isOver = true;
      end();
    };
  }, [queryClient]);
}
