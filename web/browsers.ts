/** The oldest browser of each engine that pages are made for: Baseline "widely available" on 2026-11-28. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5'];
