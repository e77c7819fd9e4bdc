/** As if a link with these figures had been opened here, also where the address has them already. */
export function fillForm(fragment: string): void {
  history.replaceState(history.state, '', fragment);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
