export const calendarFailures = {
  'calendar.date-not-set':
    'This date is not set, so there is nothing to put into a calendar. Set it and try again.',
  'calendar.no-feed': 'There is no calendar at this address, or it was ended.',
} as const;
