import type { LiveConnections } from '../../../platform/events/live-connections.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { createEventStream } from './events.routes.ts';

export const eventsFeature = defineFeature({
  name: 'events',
  streams: ({ connections }: { connections: LiveConnections }, headers) => [
    createEventStream(connections, headers),
  ],
});
