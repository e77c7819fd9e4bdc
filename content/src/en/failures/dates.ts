export const datesFailures = {
  'dates.no-such-date': 'There is no such date. Nothing was changed; reload the page.',
  'dates.day-alone': 'This date takes a day and a note. Nothing was changed.',
  'dates.title-and-day': 'A new date needs a title and a day. Nothing was stored.',
  'dates.set-in-milestone': 'The day of this date is set in its milestone. Nothing was changed.',
  'dates.most-own': ({ most }: { most: number }) =>
    `A purchase holds ${most} dates of your own. Remove one you no longer need and try again.`,
} as const;
