import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { OutwardOptions } from '../../platform/http/outward-post.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Sealer } from '../../platform/sealed-text.ts';

export type WebhooksContext = {
  database: DatabaseConnection;
  /** For the secrets of endpoints. */
  sealer: Sealer;
  outward: OutwardOptions;
  baseUrl: string;
  post(letter: Letter, on: Database): Promise<void>;
  now(): Date;
};
