import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipCheckbox } from '../../ui/chip-checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Shelf } from './shelf.tsx';

const tones = ['info', 'good', 'warn', 'danger'] as const;

export const GalleryForms = () => (
  <Shelf title="Forms and notices">
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel className="grid gap-5">
        <Field label="Price" hint="Whole in-game dollars only." required>
          {(control) => <Input {...control} placeholder="46,500" />}
        </Field>
        <Field label="Routing number" error="Please enter a valid routing number (9 digits)" required>
          {(control) => <Input {...control} defaultValue="12345" />}
        </Field>
        <Field label="Make">
          {(control) => (
            <Select {...control} defaultValue="Pegassi">
              <option>Pegassi</option>
              <option>Übermacht</option>
            </Select>
          )}
        </Field>
        <Field label="Model" hint="Select a make first.">
          {(control) => (
            <Select {...control} disabled>
              <option>Model</option>
            </Select>
          )}
        </Field>
        <Field label="Description">
          {(control) => <Textarea {...control} placeholder="What should a buyer know?" />}
        </Field>
        <GallerySteps />
        <div className="flex flex-wrap gap-1.5">
          <ChipCheckbox label="Spoiler" defaultChecked />
          <ChipCheckbox label="Underglow" />
          <ChipCheckbox label="Full service history" />
        </div>
        <Checkbox label="Open to trade" defaultChecked />
        <Checkbox label="Turbo" />
        <Checkbox label="Armour" disabled />
        <GallerySwitch />
      </Panel>
      <div className="grid content-start gap-3">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            A notice in the “{tone}” tone that says what happened.
          </Notice>
        ))}
      </div>
    </div>
  </Shelf>
);

function GallerySwitch() {
  const [isOn, setOn] = useState(true);
  const words = { label: 'Favourites', text: 'When the price of a favourite drops.' };
  return <Switch {...words} checked={isOn} onChange={({ target }) => setOn(target.checked)} />;
}

function GallerySteps() {
  const [value, setValue] = useState('2');
  return <Segments name="step" label="Engine" value={value} choices={steps} onChoose={setValue} />;
}

const steps = ['0', '1', '2', '3', '4'].map((value) => ({ value, text: value }));
