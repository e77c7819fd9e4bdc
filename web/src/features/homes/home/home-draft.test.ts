import { expect, it } from 'vitest';
import { changeState, createHomeDraft } from './home-draft.ts';

it.each([
  { keepsZone: false, state: 'CA', timeZone: 'America/Los_Angeles' },
  { keepsZone: true, state: 'CA', timeZone: 'America/New_York' },
  { keepsZone: true, state: '', timeZone: 'America/New_York' },
])('another state moves the time zone unless it is kept: %o', ({ keepsZone, state, timeZone }) => {
  const draft = createHomeDraft({ state: 'OH', timeZone: 'America/New_York' });
  expect(changeState(draft, state, { keepsZone })).toEqual({ ...draft, state, timeZone });
});
