import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { menuItemClass } from '../../ui/menu-item-styles.ts';
import { Menu } from '../../ui/menu.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { Row, Shelf } from './shelf.tsx';

export function GalleryOverlays() {
  const [shape, setShape] = useState<'box' | 'sheet'>();
  const [tab, setTab] = useState('inventory');
  const close = () => setShape(undefined);
  return (
    <Shelf title="Overlays and tabs">
      <Row>
        <Button kind="plain" onClick={() => setShape('box')}>
          Dialog
        </Button>
        <Button kind="plain" onClick={() => setShape('sheet')}>
          Sheet
        </Button>
        <Menu label="Actions" trigger="Menu" triggerClassName={buttonClass({ kind: 'plain' })}>
          {['Edit', 'Renew', 'Delete'].map((title) => (
            <button key={title} type="button" role="menuitem" tabIndex={-1} className={menuItemClass}>
              {title}
            </button>
          ))}
        </Menu>
        <Button kind="plain" onClick={() => showToast({ title: 'Changes saved', tone: 'good' })}>
          Toast
        </Button>
        <Button
          kind="plain"
          onClick={() =>
            showToast({
              title: 'Listing deleted',
              text: '2022 Pegassi Zentorno',
              action: { label: 'Undo', run: close },
            })
          }
        >
          Toast with undo
        </Button>
        <Button
          kind="plain"
          onClick={() =>
            showToast({ title: 'Something went wrong', text: 'This stays until you dismiss it.', tone: 'danger' })
          }
        >
          Failure toast
        </Button>
      </Row>
      <Tabs
        label="Portal"
        chosen={tab}
        onChoose={setTab}
        tabs={['inventory', 'team', 'settings'].map((id) => ({
          id,
          title: id,
          content: <p className="text-ink-2">The {id} panel.</p>,
        }))}
      />
      <Dialog
        open={shape !== undefined}
        onClose={close}
        title="Delete this listing?"
        shape={shape ?? 'box'}
        actions={
          <>
            <Button kind="plain" onClick={close}>
              Keep listing
            </Button>
            <Button kind="danger-confirm" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p className="text-ink-2">It’ll be taken off the site right away. You can undo this for a while.</p>
      </Dialog>
    </Shelf>
  );
}
