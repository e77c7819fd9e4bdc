import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { makeWebhookSecret, signWebhook } from './webhook-signature.ts';

const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', payload: '{"test": 2432232314}' };

describe('the signature', () => {
  it('is that of the reference library for the same secret, id, time and payload', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const at = new Date(1_614_265_330_000);
    expect(signWebhook(message, [secret], at)).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': new Webhook(secret).sign(message.id, at, message.payload),
    });
  });

  it('of two secrets is good for a receiver who has either, and for no one else', () => {
    const [next, former, other] = [makeWebhookSecret(), makeWebhookSecret(), makeWebhookSecret()];
    const headers = signWebhook(message, [next, former], new Date());
    for (const secret of [next, former])
      expect(new Webhook(secret).verify(message.payload, headers)).toEqual({ test: 2432232314 });
    expect(() => new Webhook(other).verify(message.payload, headers)).toThrow('No matching signature');
    expect(() => new Webhook(next).verify(`${message.payload} `, headers)).toThrow('No matching signature');
  });
});

it('a secret has 32 bytes behind its prefix', () => {
  const secret = makeWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
  expect(makeWebhookSecret()).not.toBe(secret);
});
