import {
  type ChangeTopic,
  changeTopics,
  HEARTBEAT_MS,
  SILENCE_MS,
} from '@porchlight/domain/webhooks/events/change-topics.ts';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isLeaving } from '../browser/leaving.ts';
import { api } from './api.ts';
import { MAX_RETRY_WAIT_MS } from './query-client.ts';

const milestones = api.milestones.key();
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
  milestones: [milestones, search, dates, today, [['proposals']]],
  documents: [api.documents.key(), milestones, [['keptReadings']], api.signing.key(), search, today],
  profile: [api.accounts.key(), [['accountSettings']], [['betaAccess']], milestones],
  people: [[['sharing']], [['credit']], [['messages']], milestones, search, today],
  dates: [dates, milestones, search, today],
  plan: [api.plan.key(), milestones, [['planApplication']], today],
  credit: [[['credit']], today],
  absences: [[['absences']], [['leadsInbox']], [['homeBuyers']], [['questions']]],
  homes: [
    milestones,
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

/** One open connection's reports. */
export type StreamReports = {
  onOpen: () => void;
  onHeartbeat: () => void;
  onChange: (topic: ChangeTopic) => void;
  onLost: () => void;
};

/** Opens a connection and returns what closes it. */
type OpenStream = (reports: StreamReports) => () => void;

type LiveListener = {
  onChange: (topic: ChangeTopic) => void;
  /** Called when a connection is open again: changes before that were not received. */
  onCaughtUp: () => void;
  onLost: () => void;
};

/** A connection that is kept open. */
type KeptConnection = {
  /** Opens it again without waiting, because the network is back. */
  renew: () => void;
  stop: () => void;
};

/**
 * Keeps one connection open until it is stopped. A connection that was lost, or that stayed silent for 10 seconds beyond the 30 of the
 * heartbeat, is opened again after a growing wait.
 */
export function followChanges(
  open: OpenStream,
  listener: LiveListener,
  random = Math.random,
): KeptConnection {
  let failures = 0;
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    expectNews();
    close = open({
      onOpen: () => {
        failures = 0;
        expectNews();
        listener.onCaughtUp();
      },
      onHeartbeat: expectNews,
      onChange: (topic) => {
        expectNews();
        listener.onChange(topic);
      },
      onLost: reconnect,
    });
  }

  function expectNews() {
    clearTimeout(timer);
    timer = setTimeout(reconnect, HEARTBEAT_MS + SILENCE_MS);
  }

  function reconnect() {
    close();
    clearTimeout(timer);
    timer = setTimeout(connect, computeReconnectWait(failures, random()));
    failures += 1;
    listener.onLost();
  }

  function stop() {
    clearTimeout(timer);
    close();
  }

  connect();
  return {
    renew: () => {
      stop();
      failures = 0;
      connect();
    },
    stop,
  };
}

/**
 * Doubles from 1 s to 30 s. A random part (0 to 1) takes up to half of it away, so that all the pages that lost the
 * same server do not come back in the same instant.
 */
export function computeReconnectWait(failures: number, random: number): number {
  return Math.min(1000 * 2 ** failures, MAX_RETRY_WAIT_MS) * (1 - random / 2);
}
