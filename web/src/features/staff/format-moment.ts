const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant as the console shows it: day and minute, in the reader's own time zone. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}
