import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import type { RowChoice } from './row-choice.ts';

/** The box that chooses a row. With Shift it chooses all between it and the one before. */
export function ChooseBox({ id, name, choice }: { id: string; name: string; choice: RowChoice }) {
  return (
    <label className="-my-1.5 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{texts.choose(name)}</span>
      <input
        type="checkbox"
        data-choose=""
        className="size-5 cursor-pointer scroll-mb-40 accent-dusk"
        checked={choice.isChosen(id)}
        onChange={() => undefined}
        // Whether Shift is held is said by the click alone, also by that of the space bar.
        onClick={({ currentTarget, shiftKey }) => choice.choose(id, currentTarget.checked, shiftKey)}
      />
    </label>
  );
}

/** The box that chooses all rows of the page; half ticked where some are. */
export function ChoosePageBox({ choice, label }: { choice: RowChoice; label?: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 md:-my-1.5 md:grid md:size-11 md:place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = choice.count > 0 && !choice.isPageChosen;
        }}
        type="checkbox"
        data-choose=""
        className="size-5 cursor-pointer accent-dusk"
        checked={choice.isPageChosen}
        onChange={({ target }) => choice.choosePage(target.checked)}
      />
      {label === undefined ? <span className="sr-only">{texts.chooseAllLabel}</span> : <span>{label}</span>}
    </label>
  );
}
