/** What processes call it among each other that an email about a notification is due to someone. */
export const EMAIL_DUE = 'emails';
