import type { Answers } from '@porchlight/domain/questionnaire/questionnaire.ts';

/**
 * Leaves name, e-mail and phone where the last step of the portal looks for them (specification 3: contactFormData), so
 * that nobody types them twice. Consent is asked there anew.
 */
export function carryContact({ name, email, phone }: Answers): void {
  try {
    localStorage.setItem('contactFormData', JSON.stringify({ name, email, phone, consent: false }));
  } catch {
    // Without storage the fields there are empty.
  }
}
