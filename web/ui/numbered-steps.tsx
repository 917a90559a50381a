export interface Step {
  title: string;
  text: string;
}

export const NumberedSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="grid gap-5">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-[28px_1fr]">
        <span aria-hidden="true" className="wide text-ink-3">
          {index + 1}
        </span>
        <p className="text-ink-2 text-pretty">
          <strong className="block font-semibold text-ink">{title}</strong>
          {text}
        </p>
      </li>
    ))}
  </ol>
);
