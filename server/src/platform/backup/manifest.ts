import { z } from 'zod';

const manifest = z.object({
  id: z.string(),
  /** When the snapshot was taken, by the database's clock; ISO 8601 in UTC. */
  takenAt: z.string(),
  release: z.string(),
  postgres: z.string(),
  journal: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
});

/** What a backup is of. */
export type Manifest = z.infer<typeof manifest>;

export const formatManifest = (value: Manifest): string => JSON.stringify(value);

export const parseManifest = (text: string): Manifest => manifest.parse(JSON.parse(text));
