import type { IncomingMessage } from 'node:http';
import { Failure } from '../../base/failure.ts';

const MEBIBYTE = 1024 * 1024;

/** Bodies that come at the same time, and the bytes of those that are kept in memory; each of these brings so much in every window of time. */
const BOUNDS = {
  maxBodies: 200,
  maxBodiesOfNetwork: 50,
  /** Enough for four files of 25 MB; strangers leave more than half of it to accounts. */
  maxBytes: 104 * MEBIBYTE,
  maxBytesOfStrangers: 42 * MEBIBYTE,
  maxBytesOfNetwork: 52 * MEBIBYTE,
  /** 8 KiB a second: the slowest telephone sends as much. */
  windowMs: 15_000,
  minBytesOfWindow: 15 * 8 * 1024,
};

export type Body = {
  network: string;
  /** Whether no account is signed in. */
  isStranger: boolean;
  /** Bytes that are kept in memory while it comes: its length where it says one, otherwise the most that is taken. 0 for one that is stored as it comes. */
  bytes: number;
};

/** Room of this process for bodies that are under way. */
export type BodyRoom = {
  /** Gives what ends the stay of a body. @throws UNAVAILABLE before anything is read where there is no room. */
  take(body: Body): () => void;
  /** Ends a body once a window brought too little of it, also one of which most has come. */
  watchRate(incoming: IncomingMessage): void;
};

export function createBodyRoom(bounds = BOUNDS): BodyRoom {
  const bodies = new Set<Body>();
  const sum = (of: (body: Body) => boolean) =>
    [...bodies].filter(of).reduce((all, { bytes }) => all + bytes, 0);

  function hasRoom({ network, isStranger, bytes }: Body): boolean {
    const isOfNetwork = (body: Body) => body.network === network;
    if (bodies.size >= bounds.maxBodies) return false;
    if ([...bodies].filter(isOfNetwork).length >= bounds.maxBodiesOfNetwork) return false;
    if (bytes === 0) return true;
    return (
      sum(() => true) + bytes <= bounds.maxBytes &&
      sum(isOfNetwork) + bytes <= bounds.maxBytesOfNetwork &&
      (!isStranger || sum((body) => body.isStranger) + bytes <= bounds.maxBytesOfStrangers)
    );
  }

  return {
    take(body) {
      if (!hasRoom(body)) throw new Failure('UNAVAILABLE', { reason: 'platform.overloaded' });
      // Of its own, so that the same description twice is two bodies.
      const own = { ...body };
      bodies.add(own);
      return () => void bodies.delete(own);
    },
    watchRate(incoming) {
      const { socket } = incoming;
      let bytes = socket.bytesRead;
      const checking = setInterval(() => {
        const isSlow = socket.bytesRead - bytes < bounds.minBytesOfWindow;
        bytes = socket.bytesRead;
        if (incoming.complete) clearInterval(checking);
        // What waits for this process is not the sender's fault.
        else if (isSlow && incoming.readableLength === 0) incoming.destroy();
      }, bounds.windowMs).unref();
      incoming.once('close', () => clearInterval(checking));
    },
  };
}
