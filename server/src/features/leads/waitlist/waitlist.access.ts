import {
  type AccessRows,
  admin,
  agent,
  everybody,
  FIGURES,
  reader,
} from '@porchlight/testing/access/access-row.ts';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'waitlist' | 'waitlistConsole'> = {
  'waitlist.join': everybody(),
  'waitlistConsole.list': reader(undefined, FIGURES),
  'waitlistConsole.addresses': reader(() => ({ parameters: { feature: 'interest' } })),
  'waitlistConsole.exportAddresses': agent(() => ({ parameters: { feature: 'interest' } })),
  'waitlistConsole.previewLaunch': admin(() => ({ parameters: { feature: 'mortgage-glossary' } }), FIGURES),
  'waitlistConsole.announceLaunch': admin(() => ({
    parameters: { feature: 'mortgage-glossary' },
    body: { confirmation: 'mortgage glossary' },
  })),
};
