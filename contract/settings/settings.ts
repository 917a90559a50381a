import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { settingKeys, settingSections } from './setting-definitions.ts';

export const AdminSetting = z.object({
  setting_key: z.enum(settingKeys),
  setting_value: z.string(),
  setting_type: z.enum(['boolean', 'number', 'text']),
  is_editable: z.boolean(),
  description: z.string(),
  section: z.enum(settingSections),
  default_value: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Left out of sight until asked for. */
  is_advanced: z.boolean(),
  /** Null while it is as it was at the start. */
  updated_at: Moment.nullable(),
  updated_by_name: z.string().nullable(),
});
export type AdminSetting = z.output<typeof AdminSetting>;

const SettingChange = z.object({ setting_key: z.enum(settingKeys, 'No such setting'), setting_value: text(200) });

export const settings = {
  list: call('GET /api/payments.php?action=admin_settings', {
    summary: 'Every setting with its value, its bounds and what it is for',
    who: staffMay('settings.write'),
    input: nothing,
    output: success('settings', z.array(AdminSetting)),
  }),
  update: call('PUT /api/payments.php?action=update_setting', {
    summary: 'Change one setting',
    who: staffMay('settings.write'),
    limit: 'settings',
    input: SettingChange,
    output: success('setting', AdminSetting),
  }),
  history: call('GET /api/payments.php?action=setting_history', {
    summary: 'Who changed a setting before, from what to what, the latest first',
    who: staffMay('settings.write'),
    limit: 'browse',
    input: z.object({ setting_key: z.enum(settingKeys) }),
    output: success(
      'changes',
      z.array(
        z.object({
          id: Id,
          actor_name: z.string().nullable(),
          was: z.string(),
          became: z.string(),
          changed_at: Moment,
        }),
      ),
    ),
  }),
  updateAll: call('PUT /api/payments.php?action=update_settings', {
    summary: 'Change several settings together: all of them, or none',
    who: staffMay('settings.write'),
    limit: 'settings',
    input: z.object({
      settings: z
        // What it was when it was changed: another value by now is somebody else's, and not overwritten unseen.
        .array(SettingChange.extend({ was: text(200).optional() }).strict())
        .min(1)
        .max(settingKeys.length),
    }),
    output: success('settings', z.array(AdminSetting)),
    fails: ['bad_input', 'settings_changed'],
  }),
};
