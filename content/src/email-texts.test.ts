import { describe, expect, it } from 'vitest';
import { emailTextsFor } from './email-texts.ts';

describe('what emails say', () => {
  it('is accented in the pseudo-locale, but for addresses and what somebody else wrote', () => {
    const { assistant, accounts } = emailTextsFor('xx');
    const url = 'https://porchlight.example/login?token=a';
    expect(accounts.confirmAddress({ url })).toMatchObject({
      heading: '[Cónfírm yóúr émáíl áddréss]',
      action: { label: '[Cónfírm my áddréss]', url },
    });
    const question = { name: 'Ada', email: 'ada@example.com', message: 'May I?', hasAccount: true };
    expect(assistant.question(question).paragraphs[1]).toEqual({ quote: ['May I?'] });
  });

  it('is the same in English as it is written', () => {
    expect(emailTextsFor('en').layout.copyAddress).toMatch(/^If the button/);
  });
});
