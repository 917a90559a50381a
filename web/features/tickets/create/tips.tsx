import { Camera, Clock3, MessagesSquare, ShieldAlert } from 'lucide-react';

/** Beside the form: what makes a ticket quick to answer. */
export const Tips = () => (
  <aside aria-labelledby="support-tips" className="grid gap-5 lg:sticky lg:top-24">
    <h2 id="support-tips" className="text-lg">
      Tips for a quick answer
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
    title: 'One matter, one ticket',
    text: 'Two questions are answered sooner as two tickets.',
  },
  {
    Icon: Camera,
    title: 'Show it',
    text: 'Add a screenshot. Name the car, the person or the payment reference.',
  },
  {
    Icon: Clock3,
    title: 'Keep urgent for what is urgent',
    text: 'Money that is missing, or somebody who is harmed right now.',
  },
  {
    Icon: ShieldAlert,
    title: 'Keep your secrets',
    text: 'Our staff never ask for a password or a login code.',
  },
];
