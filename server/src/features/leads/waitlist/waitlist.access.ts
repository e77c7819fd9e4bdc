import { type AccessRows, everybody, FIGURES, staff } from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'waitlist' | 'waitlistConsole'> = {
  'waitlist.join': everybody(),
  'waitlistConsole.list': staff('read', undefined, FIGURES),
  'waitlistConsole.addresses': staff('addresses', () => ({ parameters: { feature: 'interest' } })),
  'waitlistConsole.exportAddresses': staff(['addresses', 'export'], () => ({
    parameters: { feature: 'interest' },
  })),
  'waitlistConsole.previewLaunch': staff(
    'send',
    () => ({ parameters: { feature: 'mortgage-glossary' } }),
    FIGURES,
  ),
  'waitlistConsole.announceLaunch': staff('send', () => ({
    parameters: { feature: 'mortgage-glossary' },
    body: { confirmation: 'mortgage glossary' },
  })),
};
