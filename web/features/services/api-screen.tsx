import { gameServices } from '@forecourt/contract/services/services.ts';
import { BankSection } from './bank-section.tsx';
import { CheckList } from './check-list.tsx';
import { StatusFrame } from './status-frame.tsx';

/** The bank's keys, and whether the game's services work. */
export const ApiScreen = () => (
  <StatusFrame>
    {({ bank, checks }) => (
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <CheckList
          title="Connections to the game"
          checks={checks.filter(({ service }) => gameServices.includes(service))}
        />
        <BankSection bank={bank} />
      </div>
    )}
  </StatusFrame>
);
