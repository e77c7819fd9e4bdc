import { expect, it } from 'vitest';
import { requireReadableScripts } from './page-scripts.ts';

it('a page with a script that cannot be read is refused with its address, wherever the script is', () => {
  const good = '<script>{if(a){b()}else c()}</script><script type="application/ld+json">{"a": 1}</script>';
  expect(() => requireReadableScripts('/team', good)).not.toThrow();
  const bad = `${good}<script>\n{if(a){b()};else c()}</script>`;
  const read = () => requireReadableScripts('/team', bad);
  expect(read).toThrow(SyntaxError);
  expect(read).toThrow(expect.objectContaining({ stack: expect.stringMatching(/^\/team:2/) }));
});
