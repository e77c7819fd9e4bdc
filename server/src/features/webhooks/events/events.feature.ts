import { contract } from '@porchlight/domain/contract.ts';
import type { LiveConnections } from '../../../platform/events/live-connections.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { requireUser } from '../../../platform/http/request-context.ts';
import type { HeaderSets } from '../../../platform/http/response-headers.ts';
import type { StreamRoute } from '../../../platform/http/routing/stream-routes.ts';

export const eventsFeature = defineFeature({
  name: 'events',
  streams: ({ connections }: { connections: LiveConnections }, headers) => [
    createEventStream(connections, headers),
  ],
});

/** GET /api/events: stays open and notifies the buyer's pages of changes. */
function createEventStream(connections: LiveConnections, headers: HeaderSets): StreamRoute {
  return {
    endpoint: contract.events.live,
    headers: {
      ...headers.api,
      'content-type': 'text/event-stream',
      // Proxies that collect a response before passing it on would hold every event back.
      'x-accel-buffering': 'no',
    },
    async handle({ outgoing, headers: own, confirm, ...through }) {
      const holder = requireUser(through);
      if (await connections.hear(holder.userId, outgoing)) await confirm();
      if (outgoing.destroyed) return;
      outgoing.writeHead(200, own);
      outgoing.flushHeaders();
      connections.open(holder, outgoing);
    },
  };
}
