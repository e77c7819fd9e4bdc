import {
  type ChangeTopic,
  HEARTBEAT_MS,
  SILENCE_MS,
} from '@porchlight/domain/webhooks/events/change-topics.ts';
import { MAX_RETRY_WAIT_MS } from './query-client.ts';

/** One open connection's reports. */
export type StreamReports = {
  onOpen: () => void;
  onHeartbeat: () => void;
  onChange: (topic: ChangeTopic) => void;
  onLost: () => void;
};

/** Opens a connection and returns what closes it. */
export type OpenStream = (reports: StreamReports) => () => void;

export type LiveListener = {
  onChange: (topic: ChangeTopic) => void;
  /** Called when a connection is open again: changes before that were not received. */
  onCaughtUp: () => void;
  onLost: () => void;
};

/** A connection that is kept open. */
export type KeptConnection = {
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
