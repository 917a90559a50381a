import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Time } from '../../../../ui/time.tsx';
import type { Template } from './template.ts';
import { usedVariables } from './template-values.ts';

interface TemplateCardProps {
  template: Template;
  /** Omitted for read-only users. */
  onEdit?: () => void;
  onDelete?: () => void;
}

export const TemplateCard = ({ template, onEdit, onDelete }: TemplateCardProps) => (
  <li className="flex flex-col gap-3 rounded-l border border-line bg-surface p-5">
    <div className="grid gap-0.5">
      <h3 className="text-base">{template.name}</h3>
      <p className="text-sm text-ink-3">
        Changed <Time at={template.updated_at} inSentence />
      </p>
    </div>
    <p className="line-clamp-3 text-sm text-ink-2">{template.content}</p>
    <div className="mt-auto flex flex-wrap items-end justify-between gap-3">
      <ul aria-label="Variables" className="flex flex-wrap gap-1.5">
        {usedVariables(template.content).map((name) => (
          <li key={name}>
            <Tag>{`{${name}}`}</Tag>
          </li>
        ))}
      </ul>
      {onEdit && onDelete && (
        <div className="ml-auto flex gap-2">
          <Button kind="plain" size="small" onClick={onEdit}>
            Edit<span className="sr-only"> {template.name}</span>
          </Button>
          <Button kind="danger" size="small" onClick={onDelete}>
            Delete<span className="sr-only"> {template.name}</span>
          </Button>
        </div>
      )}
    </div>
  </li>
);
