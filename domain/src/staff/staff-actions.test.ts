import { describe, expect, it } from 'vitest';
import { findActionKind, staffActions } from './staff-actions.ts';

describe('the kind of an action', () => {
  // A new action that is left out of its list would show among the changes.
  it.each(Object.entries(staffActions))('%s: %s', (action, sentence) => {
    const expected = /^(Looked|Saw|Opened)/.test(sentence)
      ? 'view'
      : /^(Exported|Downloaded)/.test(sentence)
        ? 'export'
        : 'change';
    expect(findActionKind(action)).toBe(expected);
  });

  it('is a change where the action is not known', () => {
    expect(findActionKind('leads.merged')).toBe('change');
  });
});
