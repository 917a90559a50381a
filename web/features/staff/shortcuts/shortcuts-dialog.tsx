import { useState } from 'react';
import { shortcutsAreOn, turnShortcuts } from '../../../lib/shortcuts.ts';
import { staffKeys } from '../../../lib/staff-shortcuts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { Switch } from '../../../ui/switch.tsx';

/** Lists the keys of the staff portal. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(shortcutsAreOn);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <div className="grid grid-cols-1 gap-6">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h3 className="text-sm font-semibold">{title}</h3>
            <dl className="grid divide-y divide-line text-sm">
              {keys.map(([what, ...caps]) => (
                <div key={what} className="flex items-center justify-between gap-4 py-2">
                  <dt>{what}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {caps.map((cap) => (
                      <KeyCap key={cap}>{cap}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className="-mx-6">
          <Switch
            label="Use single keys on this device"
            text="They never work while you’re typing. Ctrl K always works."
            checked={isOn}
            onChange={({ target }) => {
              setOn(target.checked);
              turnShortcuts(target.checked);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

const cap = (key: keyof typeof staffKeys) => staffKeys[key].toUpperCase();

const groups: { title: string; keys: [what: string, ...caps: string[]][] }[] = [
  {
    title: 'Staff portal',
    keys: [
      ['Search people, cars and tickets', 'Ctrl', 'K'],
      ['Show this list', cap('help')],
    ],
  },
  {
    title: 'Ticket list',
    keys: [
      ['Next ticket', cap('next')],
      ['Previous ticket', cap('previous')],
      ['Open the ticket', 'Enter'],
      ['Search tickets', cap('find')],
    ],
  },
  {
    title: 'Ticket',
    keys: [
      ['Reply to the user', cap('reply')],
      ['Write an internal note', cap('note')],
      ['Assign to me', cap('assign')],
      ['User details', cap('details')],
      ['Merge into another ticket', cap('merge')],
      ['Next ticket', cap('next')],
      ['Previous ticket', cap('previous')],
      ['Back to the list', cap('list')],
      ['Send the reply', 'Ctrl', 'Enter'],
    ],
  },
];
