import { useRef, useState } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { RefreshCw, SearchX, SlidersHorizontal } from 'lucide-react';
import { settingSections } from '@forecourt/contract/settings/setting-definitions.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { countOf } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { SaveDialog } from './save-dialog.tsx';
import { SettingField } from './setting-field.tsx';
import { labelOf } from './setting-words.ts';
import { backToDefaults, useEdits } from './use-edits.ts';
import { words } from './words.ts';

interface SettingsFormProps {
  settings: AdminSetting[];
  isAdvanced: boolean;
  onAdvanced: (isAdvanced: boolean) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
}

export function SettingsForm({ settings, isAdvanced, onAdvanced, isRefreshing, onRefresh }: SettingsFormProps) {
  const edits = useEdits(settings);
  const [search, setSearch] = useState('');
  const [openDialog, setOpenDialog] = useState<'save' | 'restore' | null>(null);
  const [isRefused, setRefused] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isDirty = edits.changes.length > 0;
  const isWrong = edits.changes.some(({ setting }) => edits.problemOf(setting) !== null);
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true });

  const isShown = (setting: AdminSetting) =>
    search.trim()
      ? `${labelOf(setting.setting_key)} ${setting.description} ${setting.section}`
          .toLowerCase()
          .includes(search.trim().toLowerCase())
      : // Changed settings stay visible.
        isAdvanced || !setting.is_advanced || edits.changes.some((change) => change.setting === setting);
  const shown = settings.filter(isShown);

  function save() {
    setRefused(isWrong);
    if (!isWrong) return setOpenDialog('save');
    setSearch('');
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  function discard() {
    edits.discard();
    setRefused(false);
    showToast({ title: words.discarded });
  }
  function close() {
    edits.startFrom(settings);
    setOpenDialog(null);
  }
  function finish() {
    edits.discard();
    setOpenDialog(null);
    setRefused(false);
    showToast({ title: words.saved, tone: 'good' });
  }
  const defaults = backToDefaults(settings);

  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchField
          className="min-w-[220px] flex-1"
          typed={{ text: search, type: setSearch, settle: () => undefined }}
          onClear={() => setSearch('')}
          label="Search settings"
          placeholder="Search settings"
          maxLength={60}
        />
        <Button kind="plain" aria-expanded={isAdvanced} onClick={() => onAdvanced(!isAdvanced)}>
          <SlidersHorizontal size={16} aria-hidden="true" />
          {isAdvanced ? 'Hide Advanced' : 'Show Advanced'}
        </Button>
        <Button kind="plain" busy={isRefreshing} onClick={onRefresh}>
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
      </div>
      {isRefused && isWrong && <Notice tone="danger">{words.fixFirst}</Notice>}
      <div ref={fields} className="grid gap-4">
        {settingSections.map((section) => {
          const inIt = shown.filter((setting) => setting.section === section);
          return (
            inIt.length > 0 && (
              <section key={section} className="grid gap-5 rounded-l border border-line bg-surface p-5">
                <h3 className="text-lg">{section}</h3>
                <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
                  {inIt.map((setting) => (
                    <SettingField key={setting.setting_key} setting={setting} edits={edits} />
                  ))}
                </div>
              </section>
            )
          );
        })}
      </div>
      {shown.length === 0 && (
        <EmptyState icon={<SearchX size={26} aria-hidden="true" />} title="No settings match your search" />
      )}
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-paper px-2 py-3">
        <output className="mr-auto text-sm text-ink-2">
          {isDirty ? countOf(edits.changes.length, 'unsaved change') : 'All changes saved'}
        </output>
        <Button kind="quiet" disabled={defaults.length === 0} onClick={() => setOpenDialog('restore')}>
          Restore defaults
        </Button>
        <Button kind="plain" disabled={!isDirty} onClick={discard}>
          Discard changes
        </Button>
        <Button disabled={!isDirty} onClick={save}>
          {words.save}
        </Button>
      </div>
      {openDialog === 'save' && (
        <SaveDialog
          title={`Save ${countOf(edits.changes.length, 'change')}?`}
          label={words.save}
          changes={edits.changes}
          failed={words.saveFailed}
          onSaved={finish}
          onClose={close}
        />
      )}
      {openDialog === 'restore' && (
        <SaveDialog
          title="Restore defaults"
          question={words.sureToRestore}
          label="Restore defaults"
          isDanger
          changes={defaults}
          failed={words.resetFailed}
          onSaved={finish}
          onClose={close}
        />
      )}
      {blocker.status === 'blocked' && (
        <Dialog
          open
          onClose={blocker.reset}
          title="Leave without saving?"
          actions={
            <>
              <Button kind="plain" onClick={blocker.proceed}>
                Leave page
              </Button>
              <Button onClick={blocker.reset}>Stay on page</Button>
            </>
          }
        >
          <p>You’ll lose {countOf(edits.changes.length, 'unsaved change')}.</p>
        </Dialog>
      )}
    </div>
  );
}
