import { contract } from '@porchlight/domain/contract.ts';
import { defineFeature } from '../../platform/feature.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { formatDisposition, writeChunk } from '../../platform/http/static/send-file.ts';
import { type HomeFileContext, homeFileLimits } from './home-file-context.ts';
import { createHomeFile } from './home-file-export.ts';
import { importHome } from './home-file-import.ts';

/** The home as one ZIP, out and in (docs/home-file.md). */
export const homeFileFeature = defineFeature({
  name: 'home-file',
  limits: homeFileLimits,
  routes: () => ({ homeFile: {} }),
  streams: (parts: HomeFileContext, headers) => [
    {
      endpoint: contract.homeFile.download,
      headers: headers.file,
      async handle(request) {
        const { incoming, outgoing } = request;
        const { userId } = requireUser(request);
        await parts.limits.consume('home-file-account', userId);
        const { name, chunks } = await createHomeFile(parts, userId);
        outgoing.writeHead(200, {
          ...request.headers,
          'content-type': 'application/zip',
          'content-disposition': formatDisposition(name),
        });
        if (incoming.method === 'HEAD') return void outgoing.end();
        try {
          for await (const chunk of chunks) if (!(await writeChunk(outgoing, chunk))) return;
          outgoing.end();
        } catch (error) {
          // A connection that is cut says that the file is not whole.
          outgoing.destroy();
          throw error;
        }
      },
    },
    {
      endpoint: contract.homeFile.import,
      headers: headers.api,
      async handle(request) {
        const { incoming, outgoing } = request;
        const imported = await importHome(parts, requireUser(request).userId, {
          declaredSize: Number(incoming.headers['content-length'] ?? 0),
          chunks: readBody(incoming),
          isStillSignedIn: async () => (await request.readSession()) !== undefined,
        });
        outgoing
          .writeHead(200, { ...request.headers, 'content-type': 'application/json' })
          .end(JSON.stringify(imported));
      },
    },
  ],
});
