import { Select } from '../../../../ui/select.tsx';
import { periods } from '../desk-search.ts';

type Days = (typeof periods)[number];

export const PeriodSwitch = ({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) => (
  <Select
    aria-label="Period"
    value={days}
    onChange={({ target }) => onChoose(periods.find((one) => one === target.value) ?? days)}
  >
    {periods.map((one) => (
      <option key={one} value={one}>
        {one === '365' ? 'Last year' : `Last ${one} days`}
      </option>
    ))}
  </Select>
);
