import { possessive } from '@forecourt/contract/kit/possessive.ts';
import { Trash2 } from 'lucide-react';
import type { Application } from '@forecourt/contract/applications/applications.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { businessTypeText, statusNames, statusTones } from './review-words.ts';

interface ApplicationRowProps {
  application: Application;
  /** Undefined if the user can't delete it. */
  onDelete: (() => void) | undefined;
  onReview: () => void;
}

export const ApplicationRow = ({ application, onDelete, onReview }: ApplicationRowProps) => (
  <li className="grid gap-3 rounded-l border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
    <div className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg wrap-anywhere">{application.company_name}</h2>
        <Tag tone={statusTones[application.status]}>{statusNames[application.status]}</Tag>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        <Avatar name={application.user_name} picture={application.user_avatar} size="tiny" />
        <PersonLink id={application.user_id} name={application.user_name} />
        <span>· {businessTypeText(application.business_type)}</span>
        {application.phone && <span>· {phoneText(application.phone)}</span>}
        <span>
          · <Time at={application.created_at} as="day" />
        </span>
      </p>
      <p className="line-clamp-2 text-ink-2 wrap-anywhere">{application.description}</p>
    </div>
    <div className="flex items-center gap-1.5">
      <Button kind={application.status === 'pending' ? 'primary' : 'plain'} size="small" onClick={onReview}>
        View Details<span className="sr-only"> of {application.company_name}</span>
      </Button>
      {onDelete && (
        <IconButton label={`Delete ${possessive(application.company_name)} application`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  </li>
);
