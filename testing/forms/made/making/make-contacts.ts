import type { Contact, MadeClosing } from '../model/form-model.ts';
import type { Random } from '../model/random.ts';
import { makeAddress, makeName } from './make-loan.ts';

/** Contact Information of page 5: a person of each party. */
export function makeContacts(random: Random, lender: string, agent: string): MadeClosing['contacts'] {
  const phone = () => `${random.between(200, 989)}-555-${random.between(1000, 9999)}`;
  const contact = (name: string, more: Contact): Contact => {
    const person = makeName(random);
    const site = name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 12);
    return {
      ...{ name, address: makeAddress(random).join('|'), contact: person, phone: phone() },
      email: `${person.split(' ')[0]?.toLowerCase()}@${site}.com`,
      ...more,
    };
  };
  const license = () => `Z${random.between(10_000, 999_999)}`;
  return {
    lender: contact(lender, {
      nmls: String(random.between(1_000, 999_999)),
      contact_nmls: String(random.between(1_000, 999_999)),
    }),
    mortgage_broker: random.isTrue(30)
      ? contact('Friendly Brokers Inc.', { nmls: String(random.between(1_000, 99_999)) })
      : {},
    buyer_broker: contact('Omega Real Estate Co.', { license: license(), contact_license: license() }),
    seller_broker: contact('Alpha Real Estate Co.', { license: license(), contact_license: license() }),
    settlement_agent: contact(agent, { license: license(), contact_license: license() }),
  };
}
