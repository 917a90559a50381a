-- When the team of a new dealer hid the list of first steps on its dashboard. Null while it may be shown.
alter table dealer_accounts add column first_steps_dismissed_at timestamptz;
