import type { ReactNode } from 'react';
import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { AwayNote } from '../../../shared/people/away-note.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { HoursPanel } from '../company/hours-panel.tsx';
import { words } from './words.ts';

/** The settings for team members who can't change them. */
export const CompanyFacts = ({ settings }: { settings: CompanySettings }) => (
  <div className="grid gap-7">
    <p className="rounded-m bg-sunken px-4 py-3 text-ink-2">{words.readOnly}</p>
    {settings.away && <AwayNote away={settings.away} />}
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_280px]">
      <dl className="grid content-start gap-6 sm:grid-cols-2 [&_dt]:mb-1 [&_dt]:text-sm [&_dt]:text-ink-3">
        <Row name={words.companyName}>
          <span className="flex items-center gap-3 font-semibold">
            <Avatar name={settings.company_name} picture={settings.logo_url} kind="dealer" />
            {settings.company_name}
          </span>
        </Row>
        <Row name={words.phone}>{settings.phone && phoneText(settings.phone)}</Row>
        <Row name={words.website}>{settings.website && <WebsiteLink address={settings.website} />}</Row>
        <div className="sm:col-span-2">
          <Row name={words.description}>{settings.description && <LinkedText text={settings.description} />}</Row>
        </div>
      </dl>
      {settings.opening_hours && (
        <HoursPanel hours={settings.opening_hours} timeZone={settings.time_zone} isAway={settings.away !== null} />
      )}
    </div>
  </div>
);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="measure text-pretty">{children || <span className="text-ink-3">{words.none}</span>}</dd>
  </div>
);
