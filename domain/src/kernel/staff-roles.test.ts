import { describe, expect, it } from 'vitest';
import {
  hasRights,
  hideFields,
  rightsOfRoles,
  type StaffRole,
  staffRights,
  staffRoles,
} from './staff-roles.ts';

describe('roles of staff', () => {
  it.each([
    ['reader', 'read', true],
    ['reader', 'addresses', false],
    ['agent', ['addresses', 'export'], true],
    ['agent', 'send', false],
    ['agent', 'manage', false],
    ['processor', ['documents', 'decide'], true],
    ['processor', ['figures', 'export'], false],
    ['marketing', ['addresses', 'export'], true],
    ['marketing', ['figures', 'export'], false],
    ['marketing', 'answer', false],
    ['admin', staffRights, true],
  ] as const)('%s has %j: %s', (role, needed, has) => {
    expect(hasRights(role, needed)).toBe(has);
  });

  it('read, all of them, and a role of another release does nothing', () => {
    for (const role of staffRoles) expect(rightsOfRoles[role]).toContain('read');
    expect(hasRights('auditor' as StaffRole, 'read')).toBe(false);
  });
});

describe('what a role may not see', () => {
  const at = new Date(0);
  const row = {
    name: 'Ada',
    email: 'ada@example.com',
    phone: null,
    purchasePrice: '$400,000',
    at,
    buyers: [{ id: 'a', email: 'b@example.com' }],
  };

  it.each([
    ['reader', '•••', '•••'],
    ['marketing', 'ada@example.com', '•••'],
    ['processor', 'ada@example.com', '$400,000'],
  ] as const)('%s', (role, email, purchasePrice) => {
    const buyers = [{ id: 'a', email: email === '•••' ? email : 'b@example.com' }];
    expect(hideFields({ rows: [row] }, role)).toEqual({ rows: [{ ...row, email, purchasePrice, buyers }] });
  });

  it('is kept where it was not there, and what is not a text stays', () => {
    expect(hideFields({ phone: null, email: 1, at }, 'reader')).toEqual({ phone: null, email: 1, at });
  });
});
