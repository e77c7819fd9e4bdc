import { HEARTBEAT_MS, SILENCE_MS } from '@porchlight/domain/webhooks/events/change-topics.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { computeReconnectWait, followChanges, type StreamReports } from './live-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The network's side: every connection that was opened, and what the page was notified of. */
function follow() {
  const connections: (StreamReports & { closed: boolean })[] = [];
  const told: string[] = [];
  const kept = followChanges(
    (reports) => {
      const connection = { ...reports, closed: false };
      connections.push(connection);
      return () => {
        connection.closed = true;
      };
    },
    {
      onChange: (topic) => told.push(topic),
      onCaughtUp: () => told.push('caught up'),
      onLost: () => told.push('lost'),
    },
    () => 0,
  );
  const latest = () => {
    const connection = connections.at(-1);
    if (connection === undefined) throw new Error('nothing was opened');
    return connection;
  };
  return { connections, told, latest, ...kept };
}

describe('a page that follows changes', () => {
  test('is notified of each change, and reads everything again once the connection is open', () => {
    const { told, latest } = follow();
    latest().onOpen();
    latest().onChange('milestones');
    expect(told).toEqual(['caught up', 'milestones']);
  });

  test('keeps its connection while the heartbeat comes', () => {
    const { connections, latest } = follow();
    latest().onOpen();
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(HEARTBEAT_MS + SILENCE_MS - 1);
      latest().onHeartbeat();
    }
    expect(connections).toHaveLength(1);
    expect(latest().closed).toBe(false);
  });

  test('reconnects after 10 seconds of silence beyond the heartbeat (specification 9)', () => {
    const { connections, told, latest } = follow();
    latest().onOpen();
    vi.advanceTimersByTime(39_999);
    expect(latest().closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(latest().closed).toBe(true);
    expect(told).toEqual(['caught up', 'lost']);
    vi.advanceTimersByTime(1000);
    expect(connections).toHaveLength(2);
    latest().onOpen();
    expect(told).toEqual(['caught up', 'lost', 'caught up']);
  });

  test('waits longer after each failure in a row, and starts over once a connection was open', () => {
    const { connections, latest } = follow();
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure++) {
      const opened = connections.length;
      const before = Date.now();
      latest().onLost();
      while (connections.length === opened) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    latest().onOpen();
    latest().onLost();
    vi.advanceTimersByTime(1000);
    expect(connections).toHaveLength(9);
  });

  test('comes back at once when the network does, however long it had been away', () => {
    const { connections, told, renew, latest } = follow();
    for (let failure = 0; failure < 6; failure++) {
      latest().onLost();
      vi.advanceTimersByTime(30_000);
    }
    latest().onLost();
    const opened = connections.length;
    renew();
    expect(connections).toHaveLength(opened + 1);
    latest().onOpen();
    expect(told.at(-1)).toBe('caught up');
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(connections).toHaveLength(opened + 1);
  });

  test('closes the connection it has when it opens another', () => {
    const { connections, renew } = follow();
    renew();
    expect(connections.map(({ closed }) => closed)).toEqual([true, false]);
  });

  test('opens nothing more once it has stopped', () => {
    const { connections, stop, latest } = follow();
    latest().onLost();
    stop();
    vi.advanceTimersByTime(120_000);
    expect(connections).toHaveLength(1);
  });
});

test.each([
  [0, 0, 1000],
  [0, 1, 500],
  [3, 0.5, 6000],
  [50, 0, 30_000],
])('after %i failures with a random part of %f the wait is %i ms', (failures, random, wait) => {
  expect(computeReconnectWait(failures, random)).toBe(wait);
});
