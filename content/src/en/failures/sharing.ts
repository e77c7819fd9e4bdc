export const sharingFailures = {
  'sharing.own-address':
    'This address reaches you. Enter the address that the other person alone reads. Nothing was sent.',
  'sharing.buys-already': 'This person buys with you already. Nothing was sent.',
  'sharing.helps-already':
    'This person has accepted already. Nothing was sent; change what they see in the list of people.',
  'sharing.two-buyers':
    'A purchase has two buyers at most. Nothing was sent; withdraw the other invitation first, or invite this person as a helper.',
  'sharing.most-people': ({ most }: { most: number }) =>
    `A purchase has up to ${most} people. Nothing was sent; remove somebody first.`,
  'sharing.buyer-leaves':
    'A buyer is not removed by the other. You can leave the purchase yourself: both of you keep the whole journey.',
  'sharing.no-such-kind': 'There is no such kind of document. Nothing was shared; choose one from the list.',
  'sharing.ends-in-the-past': 'This day has passed. Nothing was shared; choose a day that is ahead.',
  'sharing.invitation-ended':
    'This invitation was used, was withdrawn or has expired. Nothing was changed. Ask whoever sent it for a new one.',
  'sharing.invited-another-address':
    'This invitation is for another email address than your account’s, or your address is not confirmed yet. Nothing was changed. Sign in with the address that the email came to.',
  'sharing.buys-with-another':
    'You buy with somebody already. Nothing was changed; leave that purchase first, then open this link again.',
  'sharing.nobody-to-leave': 'You are the only buyer of this purchase. There is nobody to leave.',
  'sharing.link-ended': 'This link was used or has expired. Nobody was signed in; ask for a new link.',
} as const;
