export const staffFailures = {
  'staff.first-is-admin': 'There is no admin yet, so the first member has to be one. Nothing was stored.',
  'staff.address-has-documents':
    'This address belongs to a buyer with documents of their own, and staff cannot be buyers. Nothing was changed; use another address.',
  'staff.address-has-journey':
    'This address belongs to an account with a journey of its own, and staff cannot be buyers: the portal would close for it. Nothing was changed yet.',
  'staff.account-being-deleted':
    'The account of this address is being deleted, as its owner asked. Nothing was changed; use another address.',
  'staff.member-already': 'There is a member with this address already. Nothing was changed.',
  'staff.followed-already':
    'They have followed their invitation already. “Forgot password” leads them in again; nothing was sent.',
  'staff.suspended': 'They are suspended. Let them back in first; nothing was sent.',
  'staff.no-such-member':
    'There is no member of staff with this address. Nothing was changed; npm run staff:create makes one.',
} as const;
