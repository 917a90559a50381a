import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';
import { settingKeys, settingSections } from './setting-definitions.ts';

export const AdminSetting = z.object({
  setting_key: z.enum(settingKeys),
  setting_value: z.string(),
  setting_type: z.enum(['boolean', 'number', 'text', 'hours']),
  is_editable: z.boolean(),
  description: z.string(),
  section: z.enum(settingSections),
  default_value: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Hidden until the admin opens the advanced section. */
  is_advanced: z.boolean(),
  /** Null while it has its default value. */
  updated_at: Moment.nullable(),
  updated_by_name: z.string().nullable(),
});
export type AdminSetting = z.output<typeof AdminSetting>;

const SettingChange = z.object({ setting_key: z.enum(settingKeys, 'No such setting'), setting_value: text(200) });

export const settings = {
  list: call('GET /api/payments.php?action=admin_settings', {
    summary: 'List all settings with their values, bounds and descriptions',
    who: staffMay('settings.write'),
    input: nothing,
    output: success('settings', z.array(AdminSetting)),
  }),
  update: call('PUT /api/payments.php?action=update_setting', {
    summary: 'Change a setting',
    who: staffMay('settings.write'),
    limit: 'settings',
    input: SettingChange,
    output: success('setting', AdminSetting),
  }),
  history: call('GET /api/payments.php?action=setting_history', {
    summary: 'List a setting’s past changes, newest first',
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
    summary: 'Change several settings together. Either all are saved or none.',
    who: staffMay('settings.write'),
    limit: 'settings',
    input: z.object({
      settings: z
        // The value the admin saw. If it has changed since, it isn't overwritten.
        .array(SettingChange.extend({ was: text(200).optional() }).strict())
        .min(1)
        .max(settingKeys.length),
    }),
    output: success('settings', z.array(AdminSetting)),
    fails: ['bad_input', 'settings_changed'],
  }),
};
