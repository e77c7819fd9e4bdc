// No folder needs one that needs it, at the level at which features are folders. Tests reach across and are left out.
import walls from './.dependency-cruiser.mjs';

const { options } = walls;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment:
        'What both need is a third, below them; or one hears of the other by an event (decision 0056).',
      severity: 'error',
      scope: 'folder',
      from: {
        path: [
          '^(pdf|domain|content)/src/[^/]+$',
          '^server/src/(features|platform)$',
          '^server/src/features/[^/]+$',
          '^web/src/[^/]+$',
          '^web/src/features/[^/]+$',
        ],
      },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [options.exclude.path, '[.](test|faults|access|spec|bench)[.]tsx?$', '^testing/'],
    },
  },
};
