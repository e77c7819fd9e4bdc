import { type ChangeTopic, changeTopics } from '@porchlight/domain/webhooks/events/change-topics.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLeaving } from '../browser/leaving.ts';
import { api } from './api.ts';
import { followChanges, type KeptConnection, type StreamReports } from './live-changes.ts';

const dates = api.purchaseDates.key();
const today = api.today.key();
const search = api.search.key();

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

/**
 * Asks again for whatever is shown of these. A first answer that is still under way may have been asked before what changed now: the
 * library leaves it be and takes what it brings for new, so it is asked again once it is there.
 */
export function refreshQueries(queryClient: QueryClient, queryKey: QueryKey): void {
  const firstReads = queryClient.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  void queryClient.invalidateQueries({ queryKey });
  for (const query of firstReads) {
    // However many changes waited for it, it is fetched once. One that failed says so, and is asked again by its reader.
    query.promise?.then(() => query.fetch()).catch(() => undefined);
  }
}

/** As page-api.ts names them, which not every page loads: what is read again for topics that are not, or not only, the name of what is read. */
const keysOfTopic: { [Topic in ChangeTopic]?: readonly QueryKey[] } = {
  milestones: [api.milestones.key(), search, dates, today],
  documents: [
    api.documents.key(),
    api.milestones.key(),
    [['keptReadings']],
    api.signing.key(),
    search,
    today,
  ],
  profile: [api.accounts.key(), [['accountSettings']], [['betaAccess']], api.milestones.key()],
  people: [[['sharing']], [['credit']], api.milestones.key(), search, today],
  dates: [dates, api.milestones.key(), search, today],
  plan: [api.plan.key(), api.milestones.key(), [['planApplication']], today],
  homes: [
    api.milestones.key(),
    [['homes']],
    [['reportsAndConditions']],
    [['wireGuard']],
    [['ownedHome']],
    search,
    today,
  ],
};

/** What is read again once this has changed. */
export function listTopicKeys(topic: ChangeTopic): readonly QueryKey[] {
  return keysOfTopic[topic] ?? [[[topic]]];
}
