import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSubmenuTiming } from './submenu-timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchMenus() {
  const shown: (string | undefined)[] = [];
  return { shown, timing: createSubmenuTiming((menu) => shown.push(menu)) };
}

describe('submenus under a mouse (specification 9)', () => {
  it('open after 200 ms', () => {
    const { shown, timing } = watchMenus();
    timing.enter('buy');
    vi.advanceTimersByTime(199);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['buy']);
  });

  it('stay closed when the mouse only passes over', () => {
    const { shown, timing } = watchMenus();
    timing.enter('buy');
    vi.advanceTimersByTime(100);
    timing.leave();
    vi.advanceTimersByTime(1000);
    expect(shown).not.toContain('buy');
  });

  it('close 150 ms after the mouse has left', () => {
    const { shown, timing } = watchMenus();
    timing.enter('buy');
    vi.advanceTimersByTime(200);
    timing.leave();
    vi.advanceTimersByTime(149);
    expect(shown).toEqual(['buy']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['buy', undefined]);
  });

  it('open at once while another is open, and within 300 ms after one has closed', () => {
    const { shown, timing } = watchMenus();
    timing.enter('buy');
    vi.advanceTimersByTime(200);
    timing.enter('learn');
    expect(shown).toEqual(['buy', 'learn']);
    timing.leave();
    vi.advanceTimersByTime(150 + 299);
    timing.enter('buy');
    expect(shown.at(-1)).toBe('buy');
    timing.leave();
    vi.advanceTimersByTime(150 + 300);
    timing.enter('learn');
    expect(shown.at(-1)).toBeUndefined();
  });
});
