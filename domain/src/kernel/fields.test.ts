import { describe, expect, it } from 'vitest';
import * as texts from './en.ts';
import { emailField, normalizeEmail, personNameField, phoneField, shownNameField } from './fields.ts';
import { formatPhone, formatPhoneLink } from './phone.ts';

describe('an email address', () => {
  it.each([
    ['a Kelvin sign in its local part', 'ada\u212a@example.com'],
    ['a Kelvin sign in its domain', 'ada@\u212aing.example'],
    ['full-width letters in its local part', '\uff41da@example.com'],
    ['full-width letters in its domain', 'ada@\uff45xample.com'],
    ['a full-width dot', 'ada@example\uff0ecom'],
    ['an ideographic full stop', 'ada@example\u3002com'],
    ['a ligature', 'ada@\ufb01nance.example'],
    ['a soft hyphen', 'ada@exam\u00adple.com'],
    ['a soft hyphen beside an accent', 'ada@ex\u00e4m\u00adple.com'],
    ['a zero-width space', 'ada@exam\u200bple.com'],
    ['a zero-width joiner in its local part', 'a\u200dda@example.com'],
    ['an encoded letter', 'ada@exa%6dple.com'],
    ['an encoded dot', 'ada@example%2ecom'],
    ['a dotted capital I', '\u0130da@example.com'],
    ['a number in another base', 'ada@0x7f.1'],
    ['a NUL', 'ada\u0000@example.com'],
  ])('with %s is refused, and never becomes a plain one', (_, text) => {
    expect(emailField.safeParse(text).success).toBe(false);
  });

  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada+homes@example.com', 'ada+homes@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['"Ada"@example.com', 'ada@example.com'],
    ['"ada\\.b"@example.com', 'ada.b@example.com'],
    ['"ada b"@example.com', '"ada b"@example.com'],
    ['no-at-sign', 'no-at-sign'],
    ['@example.com', '@example.com'],
  ])('%j is kept as %j', (text, normalized) => {
    expect(normalizeEmail(text)).toBe(normalized);
  });

  it('of half a million accents is refused before they are brought into order, which would take minutes', () => {
    const accents = '\u0301'.repeat(250_000) + '\u0316'.repeat(250_000);
    expect(emailField.safeParse(`a${accents}@example.com`).success).toBe(false);
  });

  it.each([
    'ada@example.com',
    'ada+homes@example.com',
    'ADA@EXAMPLE.COM',
    'ada@bücher.example',
    "o'neil@example.ie",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    '"ada lovelace"@example.com',
    '"a@b"@example.com',
    '"a\\"b"@example.com',
    '_ada@example.com',
    'ada-@example.com',
    'ada@1example.com',
    'ada@sub.domain.example.photography',
    'ada@xn--e1afmkfd.xn--p1ai',
    'ada@пример.рф',
    'ada@例え.テスト',
    `${'a'.repeat(64)}@example.com`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`,
  ])('%s is accepted', (text) => {
    expect(emailField.safeParse(text).success).toBe(true);
  });

  it.each([
    ['', texts.emailProblem],
    ['ada', texts.emailProblem],
    ['ada@', texts.emailProblem],
    ['@example.com', texts.emailProblem],
    ['ada@example', texts.domainEndingMissing],
    ['a b@example.com', texts.emailSpaces],
    ['ada@exam ple.com', texts.emailSpaces],
    [`${'a'.repeat(250)}@example.com`, texts.emailTooLong],
    [`${'a'.repeat(65)}@example.com`, texts.lengthBeforeAt],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`, texts.emailTooLong],
    ['ada@exa/mple.com', texts.checkTheDomain],
    [`ada@${'b'.repeat(64)}.com`, texts.checkTheDomain],
    ['ada@-example.com', texts.checkTheDomain],
    ['ada@example-.com', texts.checkTheDomain],
    ['ada@example..com', texts.checkTheDomain],
    ['ada@example.com.', texts.checkTheDomain],
    ['ada@exa_mple.com', texts.checkTheDomain],
    ['ada@192.0.2.7', texts.checkTheDomain],
    ['ada@[192.0.2.7]', texts.domainInBrackets],
    ['ada@[IPv6:2001:db8::1]', texts.domainInBrackets],
    ['josé@example.com', texts.accentsBeforeAt],
    ['.ada@example.com', texts.dotsBeforeAt],
    ['ada.@example.com', texts.dotsBeforeAt],
    ['a..da@example.com', texts.dotsBeforeAt],
    ['a@b@example.com', texts.signsBeforeAt],
    ['Ada<ada@example.com', texts.signsBeforeAt],
    ['"a"b"@example.com', texts.signsBeforeAt],
    ['"a<b"@example.com', texts.signsBeforeAt],
  ])('%j is refused with what is wrong: %s', (text, sentence) => {
    expect(emailField.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});

describe('a person’s name', () => {
  it.each([
    ['  Ada  ', true],
    ['José María O’Neill-Smith', true],
    ['李小龍', true],
    ['', false],
    ['   ', false],
    ['a\nb', false],
    ['x'.repeat(121), false],
  ])('%j is accepted: %s', (name, accepted) => {
    expect(personNameField.safeParse(name).success).toBe(accepted);
  });
});

describe('a name that letters to others are signed with', () => {
  it.each([
    ['Ada Lovelace', true],
    ['Dr. J. R. “Bob” Dobbs III, Ph.D.', true],
    ['Ada & Charles 2', true],
    ['Your loan is on hold: https://evil.example/fix', false],
    ['see WWW.evil.example', false],
    ['write to fix@evil.example', false],
    ['call +1 800 555 0199', false],
    ['<b>Ada</b>', false],
  ])('%j: %s', (name, accepted) => {
    expect(shownNameField.safeParse(name).success).toBe(accepted);
  });
});

describe('a telephone number (specification 5)', () => {
  it.each([
    ['(800) 555-0199', '+18005550199'],
    ['800.555.0199', '+18005550199'],
    ['1-800-555-0199', '+18005550199'],
    ['+1 800 555 0199', '+18005550199'],
    ['+44 20 7946 0958', '+442079460958'],
    ['(800) 555-0199 ext. 42', '+18005550199;ext=42'],
    ['800-555-0199x42', '+18005550199;ext=42'],
    ['800-555-0199, 42', '+18005550199;ext=42'],
    ['+1 800 555 0199;ext=42', '+18005550199;ext=42'],
    ['800 555 0199 extension 1234567', '+18005550199;ext=1234567'],
    ['800-555-0199 (cell)', '+18005550199'],
    ['800-555-0199 call after 5 pm', '+18005550199'],
    ['Phone: 800-555-0199', '+18005550199'],
    ['+44 20 7946 0958 ext 7', '+442079460958;ext=7'],
    ['+123456789012345', '+123456789012345'],
  ])('%j is kept as %j', (text, kept) => {
    expect(phoneField.parse(text)).toBe(kept);
  });

  it.each(['00442079460958', '442079460958', '80055501991', '800-555-01999'])(
    'of more digits than ten without a country is asked for it: %s',
    (text) => {
      expect(phoneField.safeParse(text).error?.issues[0]?.message).toMatch(/^Is this number outside/);
    },
  );

  it('of two numbers is refused, because only its writer knows which one is meant', () => {
    expect(phoneField.safeParse('800-555-0199 or 800-555-0198').success).toBe(false);
  });

  it('is shown and dialed with its extension apart', () => {
    expect(formatPhone('+18005550199;ext=42')).toBe('(800) 555-0199, ext. 42');
    expect(formatPhoneLink('+18005550199;ext=42')).toBe('tel:+18005550199,42');
    expect([formatPhone('+442079460958'), formatPhoneLink('+442079460958')]).toEqual([
      '+442079460958',
      'tel:+442079460958',
    ]);
  });

  it.each(['', 'call me', '555-0199', '123456789', '+1234567890123456', '9'.repeat(100_000)])(
    'with fewer than 10 or more than 15 digits is refused',
    (text) => {
      expect(phoneField.safeParse(text).error?.issues[0]?.message).toBe(
        'Enter a phone number with 10 to 15 digits.',
      );
    },
  );
});
