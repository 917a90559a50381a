import { Camera, Clock3, MessagesSquare, ShieldAlert } from 'lucide-react';

/** Tips next to the form for tickets that can be answered quickly. */
export const Tips = () => (
  <aside aria-labelledby="support-tips" className="grid gap-5 lg:sticky lg:top-24">
    <h2 id="support-tips" className="text-lg">
      Tips for a quick reply
    </h2>
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
      {tips.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon size={20} strokeWidth={1.8} className="mt-0.5 shrink-0 text-ink-2" aria-hidden="true" />
          <div className="grid gap-0.5">
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </aside>
);

const tips = [
  {
    Icon: MessagesSquare,
    title: 'One issue per ticket',
    text: 'We can answer two questions faster as two tickets.',
  },
  {
    Icon: Camera,
    title: 'Show the problem',
    text: 'Add a screenshot. Include the car, the member’s name or the payment reference.',
  },
  {
    Icon: Clock3,
    title: 'Save Urgent for emergencies',
    text: 'Use it for missing money or someone being harmed right now.',
  },
  {
    Icon: ShieldAlert,
    title: 'Protect your login',
    text: 'Our staff will never ask for a password or a login code.',
  },
];
