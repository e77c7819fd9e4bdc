import { keyGroups } from '@porchlight/content/en/keyboard-help.ts';
import { WorkKeysSetting } from './work-keys-setting.tsx';

/** Every key of the console, by where it works, and whether one key alone does anything here. */
export default function KeyboardHelp() {
  return (
    <div className="grid gap-4">
      {keyGroups.map(([where, keys]) => (
        <section key={where} className="grid gap-1.5">
          <h2 className="font-sans font-semibold text-[.9375rem]">{where}</h2>
          <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-1 text-[.9375rem]">
            {keys.map(([key, what]) => (
              <div key={key} className="contents">
                <dt className="flex flex-wrap gap-1">
                  {key.split(' ').map((each) => (
                    <kbd
                      key={each}
                      className="min-w-6 rounded-s border border-line-strong bg-sunken px-1.5 text-center font-sans font-semibold text-sm"
                    >
                      {each}
                    </kbd>
                  ))}
                </dt>
                <dd className="text-ink-soft">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="border-line border-t pt-3">
        <WorkKeysSetting />
      </div>
    </div>
  );
}
