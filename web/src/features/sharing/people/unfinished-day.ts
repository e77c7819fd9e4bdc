/** Whether a day in a form is typed in part, or does not exist: its field gives no value then, which would look like none. */
export function hasUnfinishedDay(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(({ validity }) => validity.badInput);
}
