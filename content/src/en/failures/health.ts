export const healthFailures = {
  'health.not-ready':
    'This server should not be sent requests now. What was saved is safe; ask again in a moment.',
  'health.database': 'The database does not answer.',
  'health.storage': 'Files can be neither read nor stored.',
  'health.live': 'The connection that tells of changes is lost.',
  'health.draining': 'The server was told to stop.',
} as const;
