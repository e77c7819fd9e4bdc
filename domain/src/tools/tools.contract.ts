import * as z from 'zod/mini';
import { publicEndpoint } from '../kernel/endpoint.ts';

/**
 * One endpoint answers every tool of tool-registry.ts, by its schemas there. The description has each tool's address as a path of
 * its own in place of this one.
 */
export const toolsContract = {
  answer: publicEndpoint('NOT_FOUND')
    .meta({ stores: 'nothing' })
    .route({ method: 'POST', path: '/tools/{tool}', summary: 'Answer a tool', inputStructure: 'detailed' })
    .input(z.object({ params: z.object({ tool: z.string() }), body: z.unknown() }))
    .output(z.unknown()),
};
