/**
 * The key of each lock that a database has one of (`pg_advisory_lock` with one key). All of them are here, because two of the same key are one
 * lock. A key never changes and is never used again: processes of two releases run side by side.
 */
export const LOCK_KEYS = {
  /** Processes that start together migrate one after the other. */
  migrations: 7_311_905,
  /** In the database "postgres": the process that holds it starts and stops the embedded server. */
  embeddedServer: 7_311_906,
  /** Processes that start together use one certificate. */
  sealingCertificate: 7_311_917,
  /** Held by a backup that reads files, shared by those who remove files. */
  fileRemovals: 7_311_918,
  /** One backup of a database at a time. */
  backup: 7_311_919,
  /** Processes that start together are compared one after the other. */
  configurationFingerprints: 7_311_920,
  /** One move into a database at a time. */
  move: 7_311_921,
  /** One checkpoint of the event log at a time; before, it had the key of `fileRemovals`. */
  checkpoints: 7_311_922,
  /** What the roles of a database lack is granted by one process at a time; before, it had the key of `embeddedServer`. */
  grants: 7_311_923,
} as const;
