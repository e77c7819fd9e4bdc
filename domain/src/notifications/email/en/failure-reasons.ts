export const mailServerSaysThere = 'The mail server says there is no such mailbox';
export const mailServerRefusedThisEmail = 'The mail server refused this email';
export const itCouldNotBeSent = 'It could not be sent in time';
export const emailsToThisAddressCame = 'Emails to this address came back before';
export const staffMemberGaveItUp = 'A staff member gave it up';
