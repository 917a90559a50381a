import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { Section } from './section.tsx';
import { specificationsOf } from '../../shared/cars/specification-list.ts';

export const Specifications = ({ car }: { car: Car }) => (
  <Section title="Specifications">
    {/* Each cell draws its hairlines on the right and below. The frame hides the outer ones. */}
    <div className="overflow-hidden rounded-l border border-line bg-surface">
      <dl className="-mr-px -mb-px grid grid-cols-2 md:grid-cols-3">
        {specificationsOf(car).map(({ label, value }) => (
          <div key={label} className="border-r border-b border-line px-[clamp(14px,1.6vw,20px)] py-3.5">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    {car.condition_note && (
      <div className="rounded-l bg-sunken px-5 py-4">
        <h3 className="text-sm text-ink-2">Condition</h3>
        <p className="mt-1 whitespace-pre-line">{car.condition_note}</p>
      </div>
    )}
  </Section>
);
