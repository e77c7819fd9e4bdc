import type { DatabaseConnection } from '../../platform/database/database.ts';

export type SearchContext = {
  database: DatabaseConnection;
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
};
