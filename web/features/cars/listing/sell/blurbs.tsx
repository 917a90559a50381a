import { BadgeDollarSign, Megaphone, ShieldCheck } from 'lucide-react';

const blurbs = [
  { Icon: Megaphone, title: 'Reach More Buyers', text: 'Everybody in the city who is looking for a car looks here.' },
  { Icon: BadgeDollarSign, title: 'Get Best Price', text: 'You name the price, and you can change it any day.' },
  { Icon: ShieldCheck, title: 'Safe & Secure', text: 'Only members who are logged in see how to call you.' },
];

export const Blurbs = () => (
  <ul className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
    {blurbs.map(({ Icon, title, text }) => (
      <li key={title} className="flex items-start gap-3">
        <Icon size={20} className="mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
        <div>
          <h3 className="text-sm">{title}</h3>
          <p className="text-sm text-ink-2 text-pretty">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
