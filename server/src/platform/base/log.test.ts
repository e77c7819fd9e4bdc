import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('what is said of an error', () => {
  it('is its kind, code and place, and nothing that was typed, however that reads', () => {
    const gone = Object.assign(new Error('gone\n    at the end of Elm Street'), { code: '57P01' });
    const typed = 'Call me\nat home, 555-0100\n    at 5 (or later)';
    const said = describeError(new DrizzleQueryError('insert into notes values ($1)', [typed], gone));
    expect(JSON.stringify(said)).not.toMatch(/555|home|later|Elm|insert/);
    expect(said).toMatchObject({ place: expect.any(Array), cause: { kind: 'Error', code: '57P01' } });
    expect((said.place as string[])[0]).toContain('log.test.ts');
  });
});
