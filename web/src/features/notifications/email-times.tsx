import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/notifications-settings.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { PreferencesView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { DEFAULT_QUIET_HOURS } from '@porchlight/domain/notifications/preferences.ts';
import { isQuietMinute } from '@porchlight/domain/notifications/quiet-hours.ts';
import { useState } from 'react';
import { getBrowserTimeZone } from '../../platform/api/propose-time-zone.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/** The control that each field of the contract is changed with. */
export const emailTimeIds: ReadonlyMap<string, string> = new Map([
  ['timeZone', 'time-zone'],
  ['quietHours.from', 'quiet-from'],
  ['quietHours.until', 'quiet-until'],
  ['digestHour', 'digest-hour'],
]);

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const formatTime = (minute: number) => formatInstant(minute * 60_000, 'time', { locale, timeZone: 'UTC' });

const american: readonly (readonly [zone: string, label: string])[] = [
  ['America/New_York', texts.easternNewYork],
  ['America/Chicago', texts.centralChicago],
  ['America/Denver', texts.mountainDenver],
  ['America/Phoenix', texts.arizonaPhoenix],
  ['America/Los_Angeles', texts.pacificLosAngeles],
  ['America/Anchorage', texts.alaskaAnchorage],
  ['Pacific/Honolulu', texts.hawaiiHonolulu],
];

/** The zone of the buyer's days and hours; proposed from the browser, and any other can be chosen. */
function TimeZoneField({
  value,
  isChosen,
  error,
  onChange,
}: {
  value: string;
  isChosen: boolean;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}) {
  const own = getBrowserTimeZone();
  const others = new Set([...Intl.supportedValuesOf('timeZone'), own, value]);
  for (const [zone] of american) others.delete(zone);
  const note = isChosen ? own !== value && texts.deviceZone(getZoneName(own)) : texts.zoneFromDevice;
  return (
    <SelectField
      id="time-zone"
      label={texts.timeZone}
      hint={note === false ? texts.decidesQuietHours : `${texts.decidesQuietHours} ${note}`}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <optgroup label={texts.unitedStates}>
        {american.map(([zone, label]) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={texts.allOthers}>
        {[...others].sort().map((zone) => (
          <option key={zone} value={zone}>
            {getZoneName(zone)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

function getZoneName(zone: string): string {
  return american.find(([known]) => known === zone)?.[1] ?? zone.replaceAll('_', ' ');
}

/** Time zone, quiet hours and the hour of the digest. */
export function EmailTimes({
  shown,
  problems,
  onChange,
}: {
  shown: PreferencesView;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<PreferencesView>) => void;
}) {
  const { quietHours, digestHour } = shown;
  // Switched off and on again, the hours are the ones from before.
  const [kept, setKept] = useState(quietHours ?? DEFAULT_QUIET_HOURS);
  const waits = quietHours !== null && isQuietMinute(digestHour * 60, quietHours);

  function setQuietHours(part: Partial<typeof kept>) {
    const next = { ...(quietHours ?? kept), ...part };
    setKept(next);
    onChange({ quietHours: next });
  }

  return (
    <>
      <TimeZoneField
        value={shown.timeZone}
        isChosen={shown.isTimeZoneChosen}
        error={problems.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="contents">
          <span className="font-semibold">{texts.quietHours}</span>
        </legend>
        <p className="text-[.9375rem] text-ink-soft leading-normal">{texts.quietHoursLead}</p>
        <Checkbox
          checked={quietHours !== null}
          onChange={({ target }) => (target.checked ? setQuietHours({}) : onChange({ quietHours: null }))}
        >
          {texts.quietHoursLabel}
        </Checkbox>
        {quietHours !== null && (
          <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
            <TextField
              id="quiet-from"
              type="time"
              label={texts.fromLabel}
              value={quietHours.from}
              error={problems['quietHours.from']}
              onChange={({ target }) => setQuietHours({ from: target.value })}
            />
            <TextField
              id="quiet-until"
              type="time"
              label={texts.until}
              value={quietHours.until}
              error={problems['quietHours.until']}
              onChange={({ target }) => setQuietHours({ until: target.value })}
            />
          </div>
        )}
      </fieldset>
      <div className="grid max-w-md gap-2">
        <SelectField
          id="digest-hour"
          label={texts.dailyDigest}
          hint={texts.digestHint}
          value={digestHour}
          error={problems.digestHour}
          onChange={({ target }) => onChange({ digestHour: Number(target.value) })}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {formatTime(hour * 60)}
            </option>
          ))}
        </SelectField>
        <p role="status" className="text-[.9375rem] text-ink-soft leading-normal">
          {waits && texts.digestDelayed}
        </p>
      </div>
    </>
  );
}
