import { type ChangeTopic, changeTopics } from '@porchlight/domain/webhooks/events/change-topics.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLeaving } from '../browser/leaving.ts';
import { api } from './api.ts';
import { followChanges, type KeptConnection, type StreamReports } from './live-changes.ts';
import { refreshQueries } from './read-again.ts';
import { listTopicKeys } from './topic-keys.ts';

/** Reads again whatever the server says has changed, while the page can be seen and `enabled` is true. */
export function useLiveQueries(enabled: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    return runWhileVisible(() =>
      followChanges(openEventStream, {
        onChange: (topic) => readAgain(queryClient, [topic]),
        onCaughtUp: () => readAgain(queryClient, changeTopics),
        onLost: () => void queryClient.invalidateQueries({ queryKey: api.accounts.current.key() }),
      }),
    );
  }, [enabled, queryClient]);
}

function readAgain(queryClient: QueryClient, topics: readonly ChangeTopic[]): void {
  if (isLeaving()) return;
  for (const queryKey of topics.flatMap(listTopicKeys)) refreshQueries(queryClient, queryKey);
}

function openEventStream(reports: StreamReports): () => void {
  if (isLeaving()) return () => {};
  const source = new EventSource('/api/events');
  source.addEventListener('open', reports.onOpen);
  source.addEventListener('heartbeat', reports.onHeartbeat);
  source.addEventListener('changed', ({ data }) => {
    const topic = changeTopics.find((known) => known === data);
    if (topic !== undefined) reports.onChange(topic);
  });
  source.addEventListener('error', reports.onLost);
  return () => source.close();
}

/**
 * A page in the background holds no connection: browsers allow few of them per site, and a phone's battery is small. One
 * whose network came back does not sit out the wait that its lost tries had grown to.
 */
function runWhileVisible(start: () => KeptConnection): () => void {
  let kept: KeptConnection | undefined;
  function follow() {
    const visible = document.visibilityState === 'visible';
    if (visible && kept === undefined) kept = start();
    if (!visible && kept !== undefined) {
      kept.stop();
      kept = undefined;
    }
  }
  const renew = () => kept?.renew();
  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', renew);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', renew);
    kept?.stop();
  };
}
