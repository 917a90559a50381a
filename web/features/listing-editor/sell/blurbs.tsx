import { BadgeDollarSign, Megaphone, ShieldCheck } from 'lucide-react';

const blurbs = [
  { Icon: Megaphone, title: 'Reach More Buyers', text: 'Everyone in the city who wants a car looks here.' },
  { Icon: BadgeDollarSign, title: 'Get Best Price', text: 'You set the price, and you can change it any time.' },
  { Icon: ShieldCheck, title: 'Safe & Secure', text: 'Only logged-in members can see how to call you.' },
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
