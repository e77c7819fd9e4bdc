import { site } from '../../site.ts';

/** The text around every email. */
export const layoutTexts = {
  /** What the operator is and how to reach them. */
  signOff: `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`,
  pictureAlt: 'A house at dusk, its porch lamp on',
  copyAddress: 'If the button does not work, copy this address into your browser:',
};
