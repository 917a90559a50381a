import { Lightbulb } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import type { HelpAnswer } from '@forecourt/contract/help/help-answers.ts';

interface AnsweredAlreadyProps {
  answer: HelpAnswer;
  onBack: () => void;
  onClear: () => void;
}

/** A help article solved the issue, so no ticket was created. The typed text is cleared only on request. */
export function AnsweredAlready({ answer, onBack, onClear }: AnsweredAlreadyProps) {
  return (
    <Outcome>
      <EmptyState
        icon={<Lightbulb size={26} aria-hidden="true" />}
        title="Glad that helped"
        text={
          <div className="grid gap-3">
            <p>{answer.answer}</p>
            <p>No ticket was created.</p>
          </div>
        }
        actions={
          <>
            <Button onClick={onClear}>Clear form</Button>
            <Button kind="plain" onClick={onBack}>
              Back to my ticket
            </Button>
          </>
        }
      />
    </Outcome>
  );
}
