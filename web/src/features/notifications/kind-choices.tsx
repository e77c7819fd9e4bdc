import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import {
  isSecurityNotice,
  type KindPreference,
  type LetterChoice,
  letterChoices,
} from '@porchlight/domain/notifications/preferences.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { selectLook } from '../../ui/select-field.tsx';

type Kinds = Readonly<Record<NotificationKind, KindPreference>>;

const names: Record<NotificationKind, { title: string; what: string }> = {
  'date-near': {
    title: 'A date is near',
    what: 'A week before a date that you set, the day before, on the day, and once when it has passed.',
  },
  'documents-due': {
    title: 'Documents are still to be handed in',
    what: 'Once three days have gone by without a change, then weekly, four times at most, all papers together.',
  },
  'document-needs-attention': {
    title: 'A document comes back to you',
    what: 'Somebody looked at it and it has to be replaced, with the reason.',
  },
  'document-expires': {
    title: 'A document gets too old',
    what: 'Two weeks before lenders take it no longer, once more three days before, and when that day has passed.',
  },
  'document-accepted': { title: 'A document is accepted', what: 'It is what was asked for.' },
  'document-opened-by-staff': {
    title: 'One of our staff opens a document',
    what: 'Who, when and why. It stands beside the document as well.',
  },
  'milestone-unlocked': { title: 'A milestone opens', what: 'You can start the next one.' },
  'milestone-completed': { title: 'A milestone is done', what: 'Everything in it is settled.' },
  'document-signed': { title: 'A document is signed', what: 'You signed it in the Document Center.' },
  'co-buyer-signed': {
    title: 'A co-buyer signs',
    what: 'Somebody you asked has signed one of your documents.',
  },
  'document-received': { title: 'A document arrives', what: 'It is in the Document Center.' },
  'beta-approved': {
    title: 'Beta access is granted',
    what: 'You asked for it, and milestones 4 to 10 open.',
  },
  'beta-declined': {
    title: 'Beta access is declined',
    what: 'You asked for it; the answer says why, and when you can ask again.',
  },
  'new-device': {
    title: 'Somebody signs in from a new device',
    what: 'Always in the portal and always by e-mail, at once, also in quiet hours. It cannot be switched off: whoever got into your account could switch it off as well.',
  },
};

const letterNames: Record<LetterChoice, string> = {
  off: 'No',
  'at-once': 'Within 15 minutes',
  digest: 'In the daily digest',
};

const inOrder = notificationKinds.toSorted(
  (one, other) => Object.keys(names).indexOf(one) - Object.keys(names).indexOf(other),
);

/** For each kind: whether it stands in the portal, and when it comes by mail. */
export function KindChoices({ kinds, onChange }: { kinds: Kinds; onChange: (kinds: Kinds) => void }) {
  return (
    <div className="grid divide-y divide-line">
      {inOrder.map((kind) => (
        <fieldset key={kind} className="grid min-w-0 gap-2 py-5 first:pt-0 last:pb-0">
          <legend className="contents">
            <span className="font-semibold">{names[kind].title}</span>
          </legend>
          <p className="text-[.9375rem] text-ink-soft leading-normal">{names[kind].what}</p>
          {!isSecurityNotice(kind) && (
            <KindChoice
              kind={kind}
              choice={kinds[kind]}
              onChange={(choice) => onChange({ ...kinds, [kind]: choice })}
            />
          )}
        </fieldset>
      ))}
    </div>
  );
}

function KindChoice({
  kind,
  choice,
  onChange,
}: {
  kind: NotificationKind;
  choice: KindPreference;
  onChange: (choice: KindPreference) => void;
}) {
  const id = `letter-${kind}`;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <Checkbox
        checked={choice.listed}
        onChange={({ target }) => onChange({ ...choice, listed: target.checked })}
      >
        In the portal
      </Checkbox>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="shrink-0">
          By e-mail
        </label>
        <select
          id={id}
          value={choice.letter}
          onChange={({ target }) => {
            const letter = letterChoices.find((known) => known === target.value);
            if (letter !== undefined) onChange({ ...choice, letter });
          }}
          className={`${selectLook} max-w-56 grow basis-44`}
        >
          {letterChoices.map((letter) => (
            <option key={letter} value={letter}>
              {letterNames[letter]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
