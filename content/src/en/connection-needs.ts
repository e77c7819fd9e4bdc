/** What cannot be done on a page until the connection is back, by the id that the page's manifest names. */
export const connectionNeeds = {
  documents: 'Your documents stay with us and open, upload and sign when the connection is back.',
  notifications: 'Your notifications show when the connection is back.',
  settings: 'Your name and your sessions can be changed when the connection is back.',
  betaRequest: 'The request can be sent when the connection is back.',
  contactDetails: 'What you type here stays in this browser. Send it when the connection is back.',
} as const;
