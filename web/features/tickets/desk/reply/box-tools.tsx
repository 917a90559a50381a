import { useState } from 'react';
import { ImagePlus, LayoutTemplate } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-styles.ts';
import type { Me } from '../me.ts';
import type { DeskTicket } from '../desk-ticket.ts';
import { TemplatePicker } from './template-picker.tsx';
import { pictureTypes } from '../../../../lib/picture-file.ts';

interface BoxToolsProps {
  ticket: DeskTicket;
  me: Me;
  withTemplates: boolean;
  onInsert: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
}

export function BoxTools({ ticket, me, withTemplates, onInsert, onFiles }: BoxToolsProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex gap-1">
      {withTemplates && (
        <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
          <LayoutTemplate size={17} aria-hidden="true" />
          Templates
        </Button>
      )}
      <label
        className={`${buttonClass({ kind: 'quiet', size: 'small' })} cursor-pointer hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-ink`}
      >
        <ImagePlus size={17} aria-hidden="true" />
        <span className="max-sm:sr-only">Add pictures</span>
        <input
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          className="sr-only"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // Lets the user select the same file again after removing it.
            event.target.value = '';
          }}
        />
      </label>
      <TemplatePicker
        open={isChoosing}
        ticket={ticket}
        me={me}
        onClose={() => setChoosing(false)}
        onInsert={(text) => {
          setChoosing(false);
          onInsert(text);
        }}
      />
    </div>
  );
}
