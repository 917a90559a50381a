import { ChartColumn, MessageCircle, Plus } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { words } from '../words.ts';

export const QuickActions = ({ mayAnalyse }: { mayAnalyse: boolean }) => (
  <Section title={words.quickActions}>
    <div className="grid gap-2.5">
      <ButtonLink to={paths.sell} className="h-11">
        <Plus size={18} aria-hidden="true" />
        {words.sellCar}
      </ButtonLink>
      <ButtonLink to={paths.messages} kind="plain" className="h-11">
        <MessageCircle size={18} aria-hidden="true" />
        {words.viewMessages}
      </ButtonLink>
      {mayAnalyse && (
        <ButtonLink to="/dealer/analytics" kind="plain" className="h-11">
          <ChartColumn size={18} aria-hidden="true" />
          {words.viewAnalytics}
        </ButtonLink>
      )}
    </div>
  </Section>
);
