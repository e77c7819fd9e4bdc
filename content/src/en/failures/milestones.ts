export const milestonesFailures = {
  'milestones.no-such-date': 'This date no longer exists. Nothing was changed; open the milestone again.',
  'milestones.beta-only':
    'This milestone is part of the beta. Ask for beta access to open it; nothing was changed.',
  'milestones.not-open-yet': 'This milestone opens when the one before it is completed. Nothing was changed.',
  'milestones.no-such-task': 'This task no longer exists. Nothing was changed; open the milestone again.',
  'milestones.task-for-everyone':
    'This task is needed by every buyer, so it cannot be set aside. Nothing was changed.',
  'milestones.not-before-place':
    'Only milestones before the place you named can be set aside. Nothing was changed.',
  'milestones.most-notes': ({ most }: { most: number }) =>
    `A milestone holds ${most} notes. This one was not stored; delete one you no longer need and try again.`,
} as const;
