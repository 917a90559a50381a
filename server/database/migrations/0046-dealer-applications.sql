-- Who wants to become a dealer, and what staff decided about it (contract/applications/applications.flow.ts).
create table dealer_applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  company_name text not null check (length(company_name) between 1 and 60),
  business_type text not null
    check (business_type in ('new-car-dealer', 'used-car-dealer', 'both', 'specialty', 'wholesale', 'other')),
  description text not null check (length(description) between 1 and 2000),
  website text check (length(website) <= 200),
  phone text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  review_notes text,
  reviewed_by bigint references users,
  reviewed_at timestamptz,
  -- What it led to.
  dealer_account_id bigint references dealer_accounts,
  created_at timestamptz not null default now(),
  check ((status in ('approved', 'declined')) = (reviewed_by is not null)),
  check ((reviewed_by is null) = (reviewed_at is null)),
  check ((status = 'approved') = (dealer_account_id is not null)),
  check (status <> 'declined' or review_notes is not null)
);
create unique index one_open_application on dealer_applications (user_id) where status = 'pending';
create index applications_of_user on dealer_applications (user_id, id desc);
create index applications_by_status on dealer_applications (status, created_at);

-- An application belongs to its applicant: the staff touch none without a reason.
alter table staff_actions drop constraint staff_actions_say_why;
alter table staff_actions add constraint staff_actions_say_why
  check (target_kind not in ('user', 'car', 'dealer', 'application', 'review', 'payment', 'sale') or reason is not null);
