import * as texts from '@porchlight/content/en/notifications-settings.ts';
import { getBrowserTimeZone } from '../../platform/api/propose-time-zone.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';

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
export function TimeZoneField({
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
  const note = isChosen
    ? own !== value && texts.thisDeviceIsSetTo(getZoneName(own))
    : texts.takenFromDeviceSaveKeep;
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
