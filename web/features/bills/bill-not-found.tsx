import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { FileQuestionMark } from 'lucide-react';
import { readBillNumber } from '@forecourt/contract/bills/bill-number.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Input } from '../../ui/input.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';

/** Also the place to type a number from paper. */
export function BillNotFound({ title }: { title: string }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const navigate = useNavigate();
  function check(event: SyntheticEvent) {
    event.preventDefault();
    const number = readBillNumber(typed);
    setWrong(number === null);
    if (number !== null) void navigate({ to: paths.bill, params: { number } });
  }
  return (
    <StateScreen
      icon={<FileQuestionMark size={26} aria-hidden="true" />}
      title={title}
      text="No bill of sale has this number. If you typed it from paper, please check each character."
      actions={
        <form onSubmit={check} noValidate className="grid w-full max-w-[420px] gap-2 text-left">
          <label htmlFor="bill-number" className="text-sm font-semibold">
            Bill number
          </label>
          <div className="flex gap-2">
            <Input
              id="bill-number"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              placeholder="FC-7K2PXQ9AD3"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? 'bill-number-error' : undefined}
            />
            <Button type="submit">Check bill</Button>
          </div>
          {isWrong && (
            <FieldError id="bill-number-error">
              Please check this number. One of its ten characters is wrong or missing.
            </FieldError>
          )}
        </form>
      }
    />
  );
}
