export const tableStartsOn = (from: string) =>
  `This table starts on ${from}; earlier figures are not held here.`;
export const tableEndedOn = (until: string) =>
  `This table ended on ${until}. The figure may have changed since.`;
export const lastSeenUnchanged = (on: string, days: number) =>
  `Last seen unchanged on ${on}, more than ${days} days ago. Ask a lender for the current figures.`;
